// Ids of apps: readable in an address, and not to be guessed from the name.

const most = 32;

/** `suffix` is random; names without a Latin letter begin with `app`. */
export function appIdOf(name: string, suffix: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '');
  return `${/[a-z]/.test(words) ? words : 'app'}-${suffix}`;
}
