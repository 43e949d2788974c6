/** The keys that a source says: whole ones in quotes, and all that begin as one that is put together. */
export function keysSaid(source: string, keys: readonly string[]): string[] {
  // Chrome reads the words of a manifest by the same keys.
  const quoted = new Set([...source.matchAll(/['"](?:__MSG_)?([\w-]+?)(?:__)?['"]/g)].map(([, key]) => key));
  const beginnings = [...source.matchAll(/`([a-z]\w*_)\$\{/g)].map(([, beginning = '']) => beginning);
  return keys.filter((key) => quoted.has(key) || beginnings.some((beginning) => key.startsWith(beginning)));
}
