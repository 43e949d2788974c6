import type { Plugin } from 'vite';

// Parts of libraries that the panel never reaches but that its first load would carry all the same: lists read page by
// page, suspending, throwing and restoring queries of TanStack Query, and patterns of wouter (the routes are matched by
// app/routes.ts). What nobody calls throws; what every query calls answers as it would for the queries of the panel.
const leftOut: Record<string, Readonly<Record<string, string | null>>> = {
  './infiniteQueryBehavior.js': { infiniteQueryBehavior: null, hasNextPage: null, hasPreviousPage: null },
  './suspense.js': {
    // Sees the options of every query first: one that asks for what is left out is not ignored.
    ensureSuspenseTimers: '(o) => { if (o.suspense || o.throwOnError) fail() }',
    shouldSuspend: '() => false',
    fetchOptimistic: null,
    defaultThrowOnError: null,
  },
  './errorBoundaryUtils.js': {
    ensurePreventErrorBoundaryRetry: '() => {}',
    useClearResetErrorBoundary: '() => {}',
    getHasError: '() => false',
  },
  './QueryErrorResetBoundary.js': { useQueryErrorResetBoundary: '() => {}', QueryErrorResetBoundary: null },
  './IsRestoringProvider.js': { useIsRestoring: '() => false', IsRestoringProvider: null },
  // Timers other than the browser's own.
  './timeoutManager.js': {
    timeoutManager: 'globalThis',
    systemSetTimeoutZero: '(callback) => setTimeout(callback)',
    defaultTimeoutProvider: null,
  },
  regexparam: { parse: null },
};

const prefix = '\0left-out:';

/** One for all of them, so that the first load has its message once; the stack names the caller. */
const failId = `${prefix}fail`;
const failCode = `export const fail = () => { throw Error('Left out of the build: see vite/left-out.ts') };`;

/** Replaces them in the build by functions that say so, should any code begin to use them. */
export function leaveOut(): Plugin {
  return {
    name: 'earnwall:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === failId) return id;
      return id in leftOut ? prefix + id : null;
    },
    load(id) {
      if (id === failId) return failCode;
      if (!id.startsWith(prefix)) return null;
      const exported = Object.entries(leftOut[id.slice(prefix.length)] ?? {});
      return [
        `import { fail } from ${JSON.stringify(failId)};`,
        ...exported.map(([key, code]) => `export const ${key} = ${code ?? 'fail'};`),
      ].join('\n');
    },
  };
}
