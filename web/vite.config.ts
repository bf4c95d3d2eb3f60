import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './licences.js';

// The page goes into the Python package. Nothing is inlined as data: the server's content policy allows files only.
export default defineConfig({
  plugins: [svelte(), licences()],
  build: { outDir: '../src/scherzo/web/static', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
});
