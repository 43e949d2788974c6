// Addresses whose last parameter is a hash of what stands before it. They are taken as they travelled: an address that was
// read and written again may have other bytes.

interface SplitAddress {
  /** Up to the `&` of the last parameter, without it. */
  readonly before: string;
  readonly value: string;
}

/** Null where the last parameter has another name. */
export function splitLastParameter(url: string, name: string): SplitAddress | null {
  const at = url.lastIndexOf('&');
  const start = `&${name}=`;
  if (at < 0 || !url.startsWith(start, at)) return null;
  return { before: url.slice(0, at), value: url.slice(at + start.length) };
}
