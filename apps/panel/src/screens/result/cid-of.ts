/** Which click the result is about: the query names it, or the path (RS-01). In a frame its address is its props. */
export function cidOf(params: Readonly<Record<string, string>>, search: string): string | null {
  return new URLSearchParams(search).get('cid')?.trim() || params.cid?.trim() || null;
}
