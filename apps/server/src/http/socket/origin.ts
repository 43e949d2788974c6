// Only our own pages may open a socket. The browser sets the Origin header, and no page can change it.
export interface OwnAddress {
  /** The host the request was sent to. */
  host: string;
  publicUrl: string;
}

export function isOwnOrigin(origin: string | undefined, { host, publicUrl }: OwnAddress): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.origin === publicUrl || (/^https?:$/.test(page.protocol) && page.host === host);
}
