import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/controls.css';

mount(App, { target: document.getElementById('page') as HTMLElement });

// Kept for where there is no network: the start page. Browsers allow it on https and on this machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
