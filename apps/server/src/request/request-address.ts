// The address of a request, read without trust: an HTTP target is no URL, and `new URL` throws for `//`.

export interface RequestAddress {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** A proxy may send the whole address in place of the path (RFC 9112, absolute form). */
const originBefore = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

/** All before the query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Path and query, byte by byte as they came. */
export const targetOf = (url: string): string => url.replace(originBefore, '');

export function addressOf(url: string): RequestAddress {
  const target = targetOf(url);
  const start = target.indexOf('?');
  const path = start < 0 ? target : target.slice(0, start);
  return {
    pathname: path === '' ? '/' : path,
    searchParams: new URLSearchParams(start < 0 ? '' : target.slice(start + 1)),
  };
}
