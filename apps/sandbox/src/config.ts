// Reads the sandbox's configuration from the environment; a bad value stops the start with one line that names it.
import { knownCountries } from './supplier/markets.ts';

export interface Config {
  /** Loopback, or all addresses of this machine. */
  host: string;
  port: number;
  /** The SMTP port on loopback; null = no mail server. */
  mailPort: number | null;
  /** The exact origin of the product: framed, and the only one whose messages count. */
  productOrigin: string;
  /** The publisher's secret of each app, known to the publisher's server alone. */
  appSecrets: Readonly<Record<string, string>>;
  /** The live secrets of each app's postback endpoint; without one its postbacks are refused. */
  postbackSecrets: Readonly<Record<string, readonly string[]>>;
  supplier: SupplierConfig;
  /** ISO 3166-1 alpha-2: the stand-ins' surveys and offers are for people there. */
  standInCountry: string;
}

interface SupplierConfig {
  /** The API key of the survey buyer; null refuses every buyer. */
  apiKey: string | null;
  /** Shared with the buyer: the first signs, signatures of any are accepted; without keys no survey can be taken. */
  signingKeys: readonly string[];
  /** How many surveys are open at once, about. */
  surveys: number;
  /** The only countries it has clients in, in its own codes; null for all of them. */
  countries: readonly string[] | null;
  /** Where the supplier's clock starts; null follows the real one. */
  clock: Date | null;
}

export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: readHost(env.SANDBOX_HOST || 'localhost'),
    port: readPort('SANDBOX_PORT', env.SANDBOX_PORT || '4100'),
    mailPort: env.SANDBOX_MAIL_PORT ? readPort('SANDBOX_MAIL_PORT', env.SANDBOX_MAIL_PORT) : null,
    productOrigin: readOrigin(env.PRODUCT_URL || 'http://127.0.0.1:4000'),
    appSecrets: readSecrets(env.SANDBOX_APP_SECRETS || '{}'),
    postbackSecrets: readPostbackSecrets(env.SANDBOX_POSTBACK_SECRETS || '{}'),
    supplier: {
      apiKey: env.SANDBOX_API_KEY || null,
      signingKeys: (env.SANDBOX_SIGNING_KEYS ?? '').split(',').filter((key) => key !== ''),
      surveys: readCount(env.SANDBOX_SURVEYS || '3000'),
      countries: env.SANDBOX_COUNTRIES ? readCountries(env.SANDBOX_COUNTRIES) : null,
      clock: env.SANDBOX_CLOCK ? readMoment(env.SANDBOX_CLOCK) : null,
    },
    standInCountry: readCountry(env.SANDBOX_STAND_IN_COUNTRY || 'US'),
  };
}

const loopback = ['localhost', '127.0.0.1', '::1'];
const everywhere = ['0.0.0.0', '::'];

/** Whether other machines on the network can reach it. */
export const isOpen = ({ host }: Pick<Config, 'host'>): boolean => everywhere.includes(host);

/** The product reaches the sandbox at localhost, so that listening on a single network address is not an option. */
function readHost(value: string): string {
  if ([...loopback, ...everywhere].includes(value)) return value;
  throw new ConfigError(
    `SANDBOX_HOST must be ${loopback.join(', ')}, or ${everywhere.join(' or ')} for all addresses, but is "${value}"`,
  );
}

function readPort(name: string, value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new ConfigError(`${name} must be a port from 0 (any free one) to 65535, but is "${value}"`);
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(`PRODUCT_URL must be an http(s) address, but is "${value}"`);
}

function readCount(value: string): number {
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new ConfigError(`SANDBOX_SURVEYS must be a number from 0 to 999999, but is "${value}"`);
}

function readCountries(value: string): string[] {
  const countries = value.split(',');
  if (countries.every((country) => knownCountries.includes(country))) return countries;
  throw new ConfigError(`SANDBOX_COUNTRIES must be some of ${knownCountries}, but is "${value}"`);
}

function readCountry(value: string): string {
  if (/^[A-Z]{2}$/.test(value)) return value;
  throw new ConfigError(`SANDBOX_STAND_IN_COUNTRY must be two capital letters such as US, but is "${value}"`);
}

function readMoment(value: string): Date {
  const moment = new Date(value);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new ConfigError(`SANDBOX_CLOCK must be a time such as 2026-03-10T12:00:00Z, but is "${value}"`);
}

// The value itself never enters the message: it would put secrets into a log.
function readSecrets(value: string): Record<string, string> {
  const isSecret = (secret: unknown) => typeof secret === 'string';
  return readByApp(value, isSecret, 'SANDBOX_APP_SECRETS must be a JSON object of app id and secret');
}

function readPostbackSecrets(value: string): Record<string, string[]> {
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((secret) => typeof secret === 'string' && secret !== '');
  return readByApp(
    value,
    isList,
    'SANDBOX_POSTBACK_SECRETS must be a JSON object of app id and list of secrets',
  );
}

function readByApp<Value>(
  json: string,
  isValue: (value: unknown) => value is Value,
  problem: string,
): Record<string, Value> {
  const parsed = parseJson(json);
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
    const entries = Object.entries(parsed);
    if (entries.every((entry): entry is [string, Value] => isValue(entry[1]))) {
      return Object.fromEntries(entries);
    }
  }
  throw new ConfigError(problem);
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
