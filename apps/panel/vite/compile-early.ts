import type { Plugin } from 'vite';

/** What V8 reads as: compile all of this file while it arrives. Other engines read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * A function that is compiled when it is first called is compiled on the main thread, which was a fifth of what a phone did
 * until a list rests. Chunks hold what a moment of a visit needs, so most of each is called soon (decision 0151).
 */
export function compileEarly(): Plugin {
  return {
    name: 'earnwall:compile-early',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // After all who write above a chunk: it counts only as the first line.
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = hint + part.code;
      },
    },
  };
}
