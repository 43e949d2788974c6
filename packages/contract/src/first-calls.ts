import type { CallRow } from './call-row.ts';

/** The rows of `calls.ts` that an opened list needs. The panel's first load has these; the whole table follows later. */
export const firstCalls = {
  'app/get-app': { method: 'GET', path: '/app', access: 'entry', link: 'sslh' },
  'surveys/get-surveys': { method: 'GET', path: '/surveys', access: 'user' },
  'errors/post-errors-js': { method: 'POST', path: '/errors/js', access: 'open', silent: true },
} as const satisfies Record<string, CallRow>;
