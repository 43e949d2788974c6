/** The key in the link's fragment, which is taken out of the address bar: nobody reads it there, or shares it. */
export function takeKey(): string | null {
  const key = keyOf(location.hash);
  if (key !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

export function keyOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '').replaceAll('+', '%2B')).get('key') || null;
}
