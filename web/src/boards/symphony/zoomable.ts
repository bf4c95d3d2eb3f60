/** The drawings on a small screen that can be made larger: each is told by how much. */
import { SvelteSet } from 'svelte/reactivity';

export const zoomable = new SvelteSet<(by: number) => void>();

export const zoomAll = (by: number): void => zoomable.forEach((zoom) => zoom(by));
