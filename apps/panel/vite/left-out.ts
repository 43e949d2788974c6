import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { exportsIn, methodsIn } from './module-parts.ts';

// Parts of libraries that the panel never reaches but that its first load would carry all the same: lists read page by
// page, suspending, throwing and restoring queries and mutations of TanStack Query, and patterns of wouter (the routes
// are matched by app/routes.ts). What nobody calls throws; what every query calls answers as it would for the queries of
// the panel.
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
  // The cache of mutations: `useMutation` is the one of api/use-mutation.ts.
  './mutationCache.js': {
    MutationCache: 'class { build = fail; clear() {} async resumePausedMutations() {} }',
  },
  // Queries ask whether there is a network or not (app/queries.ts).
  './onlineManager.js': { onlineManager: '{ isOnline: () => true, subscribe: () => () => {} }' },
  regexparam: { parse: null },
};

/** Methods of its classes that the panel does not reach: a class keeps all it has, unless the build takes them out. */
const unusedMethods: Record<string, readonly string[]> = {
  queryClient: [
    ...[
      'isMutating',
      'getMutationCache',
      'setMutationDefaults',
      'getMutationDefaults',
      'defaultMutationOptions',
    ],
    ...['query', 'fetchQuery', 'prefetchQuery', 'ensureQueryData', 'cancelQueries'],
    ...['infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData'],
    ...['getDefaultOptions', 'setDefaultOptions', 'setQueryDefaults'],
  ],
  queryCache: ['find', 'onOnline'],
  query: ['onOnline', 'queryType', 'promise'],
  queryObserver: ['fetchOptimistic', 'getCurrentQuery', 'shouldFetchOnReconnect'],
};

/** Exports of React, and of its scheduler, that the panel does not use: a CommonJS module keeps all it has, too. */
const unusedExports: Record<string, readonly string[]> = {
  'react.production': [
    ...['Activity', 'Children', 'Profiler', 'ViewTransition', 'addTransitionType', 'cache', 'cacheSignal'],
    ...['cloneElement', 'unstable_useCacheRefresh', 'useActionState', 'useOptimistic'],
  ],
  'react-dom.production': [
    ...['browser', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
  ],
  'scheduler.production': [
    ...['unstable_Profiling', 'unstable_forceFrameRate', 'unstable_next', 'unstable_runWithPriority'],
    'unstable_wrapCallback',
  ],
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
    transform: {
      filter: {
        id: /query-core\/build\/modern\/query\w*\.js$|\/(react|react-dom|scheduler)\.production\.js$/,
      },
      handler(code, id) {
        const name = basename(id, '.js');
        const unused = unusedExports[name] ?? unusedMethods[name] ?? [];
        const { body } = this.parse(code);
        const parts = (name in unusedExports ? exportsIn(body) : methodsIn(body)).filter((part) =>
          unused.includes(part.name),
        );
        if (parts.length !== unused.length) this.error(`${id} has other parts than before.`);
        return parts.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
      },
    },
  };
}
