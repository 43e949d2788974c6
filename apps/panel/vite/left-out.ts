import type { Plugin } from 'vite';

// Parts of libraries that the panel never reaches but that its first load would carry all the same: lists read page by
// page of TanStack Query, and patterns of wouter (the routes are matched by app/routes.ts).
const leftOut: Record<string, readonly string[]> = {
  './infiniteQueryBehavior.js': ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  regexparam: ['parse'],
};

const prefix = '\0left-out:';

/** Replaces them in the build by functions that say so, should anybody begin to use them. */
export function leaveOut(): Plugin {
  return {
    name: 'earnwall:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in leftOut ? prefix + id : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const stub = `() => { throw Error(${JSON.stringify(`${name} is left out (vite/left-out.ts)`)}) }`;
      return (leftOut[name] ?? []).map((exported) => `export const ${exported} = ${stub};`).join('\n');
    },
  };
}
