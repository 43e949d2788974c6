// Parameters of an address or a form, byte by byte: a signature counts only where it stands once.

interface Segment {
  readonly name: string;
  readonly value: string;
  /** Where it begins in the text. */
  readonly start: number;
  readonly end: number;
}

/** `text`: a query without its question mark, or a form. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('&', start);
    const end = found < 0 ? text.length : found;
    if (end > start) {
      // With the &, because a question mark that comes first would be taken for the one of an address.
      const [[name, value] = ['', '']] = new URLSearchParams(`&${text.slice(start, end)}`);
      segments.push({ name, value, start, end });
    }
    start = end + 1;
  }
  return segments;
}

/** Where the query of an address begins, after its question mark; its length where there is none. */
export function queryStart(url: string): number {
  const mark = url.indexOf('?');
  return mark < 0 ? url.length : mark + 1;
}

/** Without the fragment, which no browser sends. */
export const queryOf = (url: string): string => url.slice(queryStart(url)).split('#', 1).join('');
