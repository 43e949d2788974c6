import { basePath } from '#lib/page-settings.ts';

const openPages = /^\/(?:set-up|sign-in|reset|invitation)(?:[/?#]|$)/;

/** Where `?next=` leads after a sign-in: a page of the console behind it, or Home. Links of strangers lead nowhere else. */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '/';
  if (!wanted.startsWith('/') || !URL.canParse(basePath + wanted, 'http://console')) return '/';
  const { origin, pathname, search: query } = new URL(basePath + wanted, 'http://console');
  if (origin !== 'http://console' || !pathname.startsWith(`${basePath}/`)) return '/';
  const path = pathname.slice(basePath.length) + query;
  return path.startsWith('//') || openPages.test(path) ? '/' : path;
}
