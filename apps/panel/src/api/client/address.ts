export type QueryValues = Record<string, string | number | boolean | readonly string[] | undefined | null>;

/** The address of a call: `{parts}` of its path filled in, absent query values left out, lists repeated. */
export function addressOf(
  base: string,
  path: string,
  params: Record<string, unknown>,
  query: QueryValues,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  const tail = search.size > 0 ? `?${search}` : '';
  return `${base.replace(/\/+$/, '')}${filled}${tail}`;
}
