import { lazy } from 'react';

// What stands in place of a list is rare: it loads when it happens, and the list stays light.

export const ListNotice = lazy(async () => ({ default: (await import('./list-notice.tsx')).ListNotice }));
export const ListFailure = lazy(async () => ({ default: (await import('./list-failure.tsx')).ListFailure }));
export const OpensFromPublisher = lazy(async () => ({
  default: (await import('./opens-from-publisher.tsx')).OpensFromPublisher,
}));
