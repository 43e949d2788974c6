import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
// By its file: what a Vite configuration imports by package name is left to Node, which reads no TypeScript.
import { callingCodes } from '../../../packages/contract/src/calling-codes.ts';

const FLAGS = 'virtual:flags';

/** Flags of the countries that phones are verified in, as files of their own: a browser loads those that it shows. */
export function flags(): Plugin {
  const library = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'));
  const countries = Object.keys(callingCodes);

  return {
    name: 'earnwall:flags',
    resolveId: (id) => (id === FLAGS ? id : null),
    load(id) {
      if (id !== FLAGS) return null;
      const fileOf = (country: string) => `${join(library, '3x2', country)}.svg?url&no-inline`;
      const imports = countries.map(
        (country) => `import ${country} from ${JSON.stringify(fileOf(country))};`,
      );
      return `${imports.join('\n')}\nexport const flags = { ${countries.join(', ')} };`;
    },
  };
}
