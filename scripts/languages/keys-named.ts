/**
 * The keys of the server's texts that its sources name. `advice.time` is reached by its two names, `education.none` by
 * the ids of a question and its answer: a key is unused when one of its names stands nowhere.
 */
export function keysNamed(sources: readonly string[], keys: readonly string[]): string[] {
  const names = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));
  return keys.filter((key) => key.split('.').every((name) => names.has(name)));
}
