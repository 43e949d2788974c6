// Parsers of environment variables; undefined for an invalid value.
export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number within these bounds. */
export const asInteger =
  (least: number, most: number) =>
  (value: string): number | undefined =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;

export const asPort = asInteger(0, 65_535);
export const asMilliseconds = asInteger(100, 60_000);
export const asSeconds = asInteger(1, 600);

export function asSwitch(value: string): boolean | undefined {
  if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true;
  if (['0', 'false', 'no', 'off'].includes(value.toLowerCase())) return false;
  return undefined;
}

function asUrl(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && protocols.includes(url.protocol) ? url : undefined;
}

export function asOrigin(value: string): string | undefined {
  const url = asUrl(value, ['http:', 'https:']);
  return url && url.pathname === '/' && url.search === '' ? url.origin : undefined;
}

export function asBase(value: string): string | undefined {
  if (/^\/[\w/-]*[\w-]$/.test(value)) return value;
  return asUrl(value, ['http:', 'https:'])?.href.replace(/\/$/, '');
}

export function asWebAddress(value: string): string | undefined {
  return asUrl(value, ['http:', 'https:'])?.href;
}

export function asPostgresUrl(value: string): string | undefined {
  return asUrl(value, ['postgres:', 'postgresql:']) ? value : undefined;
}

export function asRedisUrl(value: string): string | undefined {
  return asUrl(value, ['redis:', 'rediss:']) ? value : undefined;
}

export function asSecret(value: string): string | undefined {
  return value.length >= 32 ? value : undefined;
}

export function asKey(value: string): string | undefined {
  return /^\S{32,}$/.test(value) ? value : undefined;
}

/** Chrome's ids have 32 letters from a to p. */
export function asExtensionIds(value: string): string[] | undefined {
  const ids = value.split(',').map((id) => id.trim());
  return ids.every((id) => /^[a-p]{32}$/.test(id)) ? ids : undefined;
}

export function asNames(value: string): string[] | undefined {
  const names = value.split(',').map((name) => name.trim());
  return names.every((name) => /^[a-z][a-z-]*$/.test(name)) ? names : undefined;
}

export function asTrustProxy(value: string): boolean | string | undefined {
  return asSwitch(value) ?? (/^[\w.:/, ]+$/.test(value) ? value : undefined);
}
