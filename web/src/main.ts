import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './core/router.svelte';
import './styles/tokens.css';
import './styles/base.css';

router.start();
mount(App, { target: document.getElementById('page')! });
