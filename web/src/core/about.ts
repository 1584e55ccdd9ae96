export { about, type About } from './about.svelte';
