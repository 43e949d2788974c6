// What the server writes into the page (apps/server/src/http/static/console-page.ts).

export const basePath = '/console';

/** Where the calls are, on this page's own origin. */
export const apiBase = (): string => setting('earnwall-api') || '/api/console';

/** The origin that panels are served from; this page's own unless the console has a host of its own. */
export const panelOrigin = (): string => setting('earnwall-panel') || location.origin;

/** The address of a screen for an `<a href>`; the shell opens it without loading the page anew. */
export const consoleHref = (path: string): string => basePath + (path === '/' ? '/' : path);

function setting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
