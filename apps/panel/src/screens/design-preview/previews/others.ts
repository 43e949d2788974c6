import type { Preview } from '#screens/design-preview/preview.ts';

const path = '/error';

/** Errors (ER-01), and the one page that is only read. */
export const otherPreviews: readonly Preview[] = [
  { name: 'error', title: 'Page not found', path },
  {
    name: 'error-connection',
    title: 'Connection lost',
    path,
    happened: (session) => session.failed({ type: 'connection_error' }),
  },
  {
    name: 'error-busy',
    title: 'No room for now',
    path,
    happened: (session) => session.failed({ type: 'connection_error', retryAfterMs: 12_000 }),
  },
  {
    name: 'error-unauthenticated',
    title: 'Not let in: code 3',
    path,
    happened: (session) => session.loggedOut(3),
  },
  { name: 'error-country', title: 'Not let in: code 8', path, happened: (session) => session.loggedOut(8) },
  { name: 'error-hash', title: 'Not let in: code 12', path, happened: (session) => session.loggedOut(12) },
  { name: 'privacy-policy', title: 'Privacy policy', path: '/privacy-policy' },
];
