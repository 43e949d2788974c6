// Where the parts of the list are that the first load does without.

export const listNotice = async () => (await import('./list-notice.tsx')).ListNotice;
export const listFailure = async () => (await import('./list-failure.tsx')).ListFailure;
export const opensFromPublisher = async () => (await import('./opens-from-publisher.tsx')).OpensFromPublisher;
export const recent = async () => (await import('./recent.tsx')).Recent;
export const listExtras = async () => (await import('./list-extras.tsx')).ListExtras;
