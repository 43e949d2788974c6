import type { Plugin } from 'vite';
import { catalogNames, compiledTexts, languagesFolder, textParts } from './compiled-texts.ts';

const ALL = 'virtual:catalogs';
const SERVED = '/@texts/';

/**
 * The texts of each language: for the renderer a module of them all, for browsers two files of data, the texts of the
 * first load and the rest. No code names those files, so that a language costs nobody else a byte: the document names
 * its own (src/document/assets.ts), by the manifest or, while developing, by the address served here.
 */
export function catalogs(): Plugin {
  let isForBrowsers = false;

  return {
    name: 'earnwall:catalogs',
    configResolved({ command, build }) {
      isForBrowsers = command === 'build' && !build.ssr;
    },
    buildStart() {
      if (!isForBrowsers) return;
      for (const catalog of catalogNames()) {
        for (const [part, texts] of Object.entries(textParts(compiledTexts(catalog)))) {
          this.emitFile({
            type: 'asset',
            name: `texts-${catalog}-${part}.json`,
            originalFileName: `texts/${catalog}/${part}`,
            source: JSON.stringify(texts),
          });
        }
      }
    },
    configureServer({ middlewares, watcher }) {
      watcher.add(languagesFolder);
      middlewares.use(SERVED, (request, response, next) => {
        const [, catalog = '', part] = /^\/([\w-]+)\/(first|rest)$/.exec(request.url ?? '') ?? [];
        if (!catalogNames().includes(catalog)) return next();
        const parts = textParts(compiledTexts(catalog));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(part === 'first' ? parts.first : parts.rest));
      });
    },
    resolveId: (id) => (id === ALL ? id : null),
    load(id) {
      if (id !== ALL) return null;
      const all = Object.fromEntries(catalogNames().map((catalog) => [catalog, compiledTexts(catalog)]));
      // A string that parses as JSON starts faster than an object literal of the same size.
      return `export const catalogs = JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
    },
  };
}
