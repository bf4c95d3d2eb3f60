import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/controls.css';

mount(App, { target: document.getElementById('page') as HTMLElement });
