// What the sandbox is told by its environment; a bad value stops it with one line that names the value.
export interface Config {
  host: string;
  port: number;
  /** The exact origin of the product: framed, and the only one whose messages count. */
  productOrigin: string;
  /** The publisher's secret of each app, known to the publisher's server alone. */
  appSecrets: Readonly<Record<string, string>>;
}

export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env.HOST || 'localhost',
    port: readPort(env.SANDBOX_PORT || '4100'),
    productOrigin: readOrigin(env.PRODUCT_URL || 'http://127.0.0.1:4000'),
    appSecrets: readSecrets(env.SANDBOX_APP_SECRETS || '{}'),
  };
}

function readPort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new ConfigError(`SANDBOX_PORT must be a port from 0 (any free one) to 65535, but is "${value}"`);
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(`PRODUCT_URL must be an http(s) address, but is "${value}"`);
}

// The value itself never enters the message: it would put secrets into a log.
function readSecrets(value: string): Record<string, string> {
  const parsed = parseJson(value);
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
    const entries = Object.entries(parsed);
    if (entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
      return Object.fromEntries(entries);
    }
  }
  throw new ConfigError('SANDBOX_APP_SECRETS must be a JSON object of app id and secret');
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
