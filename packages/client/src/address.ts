// The address of a call: ids are percent-encoded, so that any text can be one.

type Values = Readonly<Record<string, unknown>>;

export function addressOf(origin: string, path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, params[name]));
  const url = new URL(`/api/publisher${filled}`, origin);
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one));
  return url.href;
}

function segmentOf(name: string, value: unknown): string {
  const text = String(value ?? '');
  // A URL takes dots for a way up, encoded or not: another user, or another call, would be meant.
  if (text === '' || text === '.' || text === '..') throw new TypeError(`${name} cannot be "${text}"`);
  return encodeURIComponent(text);
}
