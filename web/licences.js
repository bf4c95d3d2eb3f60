import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const INSIDE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Writes the licences of everything that is shipped with the page into one text file beside it. */
export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames : [],
      );
      const shipped = [...this.getModuleIds(), ...files].map((id) => INSIDE.exec(id)?.[1]);
      const names = [...new Set(shipped.filter((name) => name !== undefined))].sort();
      const source = names
        .map((name) => `${name}\n${'='.repeat(name.length)}\n\n${licence(name)}\n`)
        .join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

function licence(name) {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((found) => /^licen[cs]e/i.test(found));
  if (!file) throw new Error(`${name} is shipped with the page, but has no licence file`);
  return readFileSync(join(folder, file), 'utf-8').trim();
}
