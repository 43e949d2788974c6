import { changedSearch, withSearch } from '#lib/search.ts';

/** Which app and which of its two worlds the address is about. */
export interface Where {
  /** Null = all apps. */
  app: string | null;
  isTest: boolean;
}

/** `/apps/{app}/…` names its app; `/apps/new` is none. */
function appInPath(path: string): string | null {
  const app = /^\/apps\/([^/]+)\/./.exec(path)?.[1];
  return app ? decoded(app) : null;
}

/** `/users/{app}/{uhash}` is a page of the app, but one that no other app has. */
function appOfUser(path: string): string | null {
  const app = /^\/users\/([^/]+)\/./.exec(path)?.[1];
  return app ? decoded(app) : null;
}

/** What cannot be decoded is no app's id, and is not found as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function whereOf(path: string, search: string): Where {
  const values = new URLSearchParams(search);
  const app = appInPath(path) ?? appOfUser(path) ?? (values.get('app') || null);
  return { app, isTest: values.get('test') === '1' };
}

/** A path with what it is about: `{app}` filled in, or named in the query of a flat list. */
export function pathAbout(path: string, { app, isTest }: Where): string {
  const isOfApp = path.includes(':app');
  const filled = isOfApp ? path.replace(':app', encodeURIComponent(app ?? '')) : path;
  const search = changedSearch('', { app: isOfApp ? null : app, test: isTest ? '1' : null });
  return withSearch(filled, search);
}

/** The same view for another app: a page of one app stays that page, a list keeps its filters but for its drawer. */
export function viewOf(app: string | null, path: string, search: string): string {
  // Nobody is in two apps: the list of the other one.
  if (appOfUser(path) !== null)
    return withSearch(
      '/users',
      changedSearch(search, { app, tab: null, kind: null, item: null, after: null, open: null }),
    );
  const isOfApp = appInPath(path) !== null;
  if (isOfApp && app === null) return withSearch('/apps', changedSearch(search, { open: null, app: null }));
  const next = isOfApp ? path.replace(/^\/apps\/[^/]+/, `/apps/${encodeURIComponent(app ?? '')}`) : path;
  return withSearch(next, changedSearch(search, { open: null, after: null, app: isOfApp ? null : app }));
}
