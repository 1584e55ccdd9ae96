export { legal, type Legal } from './legal.svelte';
