// The whole configuration, read once from the environment; every invalid value is reported on its own line.
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { demoExtension } from '@earnwall/contract/demo-extension';
import { type IpConfig, readIpConfig } from './ip.ts';
import { type MailConfig, readMailConfig } from './mail.ts';
import { type ObjectStoreConfig, readObjectStore } from './object-store.ts';
import { readSmsConfig, type SmsConfig } from './sms.ts';
import {
  asBase,
  asExtensionIds,
  asInteger,
  asKey,
  asMilliseconds,
  asNames,
  asOrigin,
  asPort,
  asPostgresUrl,
  asRedisUrl,
  asSeconds,
  asSecret,
  asSwitch,
  asTrustProxy,
  asWebAddress,
  type Environment,
} from './values.ts';

export interface Config {
  host: string;
  port: number;
  /** How many processes serve behind the port (decision 0144). */
  workers: number;
  /** The address people and suppliers reach us by; null until the port is known. */
  publicUrl: string | null;
  apiBase: string;
  supportBase: string;
  adminBase: string;
  /** The console's own host; null = it is served beside the panel (decision 0093). */
  consoleOrigin: string | null;
  /** The third-party service that knows who took which survey before; null = it is not used. */
  respondentsBase: string | null;
  dataDir: string;
  /** null = run our own PostgreSQL in dataDir. */
  databaseUrl: string | null;
  /** The limit of one query and of a whole request; beyond it the answer is 503. */
  databaseTimeoutMs: number;
  /** Concurrent pages and calls; more are refused unless answers are fast. */
  requestsAtOnce: number;
  /** Carries realtime events between nodes; null = PostgreSQL does. */
  redisUrl: string | null;
  /** Shared by all nodes; null = generated in dataDir. */
  serverSecret: string | null;
  /** Where files of tickets are stored; null = in dataDir. */
  objectStore: ObjectStoreConfig | null;
  /** The operators' bearer token; null = generated in dataDir. */
  operatorKey: string | null;
  /** The browser extensions that may be paired, by id; none = no extension is offered. */
  extensionIds: readonly string[];
  /** Where people install it from; null = the demo's own page. */
  extensionUrl: string | null;
  /** Sources of IP intelligence. */
  ip: IpConfig;
  demo: boolean;
  /** The demo publisher's site, allowed to frame the demo apps. */
  sandboxUrl: string;
  /** The demo's survey supplier; null = none. */
  sandboxSupplier: SandboxSupplierConfig | null;
  /** The sandbox's stand-ins of real suppliers that the demo has accounts at; `all` is every one. */
  standIns: readonly string[];
  sms: SmsConfig;
  /** The mail server; null = replies are shown in the panel only. */
  mail: MailConfig | null;
  /** How many unsigned new users one network may create in an app. */
  newUsersPerMinute: number;
  /** The interval between two syncs of a supplier's inventory. */
  supplierSyncMs: number;
  /** The interval between two looks at what was counted for odds. */
  oddsRefreshMs: number;
  /** Postbacks also by http and to loopback addresses: for development. */
  postbackLoopback: boolean;
  /** How long delivered and given up postbacks stay in the log. */
  postbackLogDays: number;
  /** How long a stopping node goes on serving until the load balancer has noticed. */
  drainMs: number;
  /** Panel sources through Vite instead of the built files. */
  dev: boolean;
  logLevel: LogLevel;
  /** Which proxies' headers are trusted for a visitor's address; false = none. */
  trustProxy: boolean | string;
}

interface SandboxSupplierConfig {
  /** Sent with our requests. */
  apiKey: string;
  /** The first one signs; signatures of all of them are accepted. */
  signingKeys: readonly [string, ...string[]];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

export function readConfig(env: Environment): Config {
  const problems: string[] = [];

  function read<T>(name: string, fallback: T, parse: (value: string) => T | undefined, wanted: string): T {
    const value = env[name]?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    problems.push(`${name} must be ${wanted}, but is ${JSON.stringify(value)}`);
    return fallback;
  }

  const demo = read('DEMO', false, asSwitch, '1 or 0');
  const dev = read('DEV', false, asSwitch, '1 or 0');
  const sandboxUrl = read('SANDBOX_URL', 'http://localhost:4100', asOrigin, 'an http(s) origin');

  function readSandboxSupplier(): SandboxSupplierConfig | null {
    const apiKey = env.SANDBOX_API_KEY?.trim();
    const [signingKey, ...older] = (env.SANDBOX_SIGNING_KEYS ?? '').split(',').filter((key) => key !== '');
    if (apiKey && signingKey) return demo ? { apiKey, signingKeys: [signingKey, ...older] } : null;
    if (apiKey || signingKey) problems.push('SANDBOX_API_KEY and SANDBOX_SIGNING_KEYS must be set together');
    return null;
  }

  function readExtension(): Pick<Config, 'extensionIds' | 'extensionUrl'> {
    const ids = read<string[]>('EXTENSION_IDS', [], asExtensionIds, 'ids of extensions, separated by commas');
    const url = read<string | null>('EXTENSION_URL', null, asWebAddress, 'an http(s) address');
    const isHalf = ids.length === 0 ? url !== null : url === null;
    if (isHalf && problems.length === 0)
      problems.push('EXTENSION_IDS and EXTENSION_URL must be set together');
    return { extensionIds: ids.length === 0 && demo ? [demoExtension.id] : ids, extensionUrl: url };
  }

  const config: Config = {
    host: read(
      'HOST',
      '127.0.0.1',
      (value) => (/^[\w.:-]+$/.test(value) ? value : undefined),
      'a host name or address',
    ),
    port: read('PORT', 4000, asPort, 'a port from 0 (any free one) to 65535'),
    workers: read(
      'WORKERS',
      env.NODE_ENV === 'production' && !dev ? availableParallelism() : 1,
      asInteger(1, 256),
      'a number from 1 to 256',
    ),
    publicUrl: read<string | null>(
      'PUBLIC_URL',
      null,
      asOrigin,
      'an http(s) origin such as https://panel.example',
    ),
    apiBase: '/api',
    supportBase: read('SUPPORT_BASE', '/api', asBase, 'a path such as /api or an http(s) address'),
    adminBase: read(
      'ADMIN_BASE',
      '/api/console',
      asBase,
      'a path such as /api/console or an http(s) address',
    ),
    consoleOrigin: read<string | null>(
      'CONSOLE_ORIGIN',
      null,
      asOrigin,
      'an http(s) origin such as https://console.example',
    ),
    respondentsBase: read<string | null>(
      'RESPONDENTS_BASE',
      demo ? `${sandboxUrl}/respondents` : null,
      asBase,
      'a path or an http(s) address',
    ),
    dataDir: resolve(read('DATA_DIR', './data', (value) => value, 'a folder')),
    databaseUrl: read<string | null>('DATABASE_URL', null, asPostgresUrl, 'a postgres:// address'),
    databaseTimeoutMs: read('DATABASE_TIMEOUT_MS', 900, asMilliseconds, 'milliseconds from 100 to 60000'),
    requestsAtOnce: read('REQUESTS_AT_ONCE', 320, asInteger(10, 99_999), 'a number from 10 to 99999'),
    redisUrl: read<string | null>('REDIS_URL', null, asRedisUrl, 'a redis:// or rediss:// address'),
    serverSecret: read<string | null>('SERVER_SECRET', null, asSecret, 'at least 32 characters'),
    operatorKey: read<string | null>('OPERATOR_KEY', null, asKey, 'at least 32 characters without a space'),
    ...readExtension(),
    ip: readIpConfig(env, problems),
    demo,
    sandboxUrl,
    sandboxSupplier: readSandboxSupplier(),
    standIns: read<readonly string[]>('STAND_INS', [], asNames, 'names with commas between'),
    objectStore: readObjectStore(env, problems),
    sms: readSmsConfig(env, problems),
    mail: readMailConfig(env, problems),
    newUsersPerMinute: read('NEW_USERS_PER_MINUTE', 30, asInteger(1, 100_000), 'a number from 1 to 100000'),
    supplierSyncMs: 1000 * read('SUPPLIER_SYNC_SECONDS', 15, asSeconds, 'seconds from 1 to 600'),
    oddsRefreshMs: 1000 * read('ODDS_REFRESH_SECONDS', 60, asSeconds, 'seconds from 1 to 600'),
    postbackLoopback: read('POSTBACK_LOOPBACK', false, asSwitch, '1 or 0'),
    postbackLogDays: read('POSTBACK_LOG_DAYS', 90, asInteger(35, 3_650), 'days from 35 to 3650'),
    drainMs: 1000 * read('DRAIN_SECONDS', dev ? 0 : 5, asInteger(0, 600), 'seconds from 0 to 600'),
    dev,
    logLevel: read('LOG_LEVEL', 'info', asLogLevel, `one of ${logLevels.join(', ')}`),
    trustProxy: read<boolean | string>(
      'TRUST_PROXY',
      false,
      asTrustProxy,
      '1, 0, or a list such as loopback,10.0.0.0/8',
    ),
  };
  problems.push(...missingKeys(config), ...sharedHost(config), ...severalInDevelopment(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Nodes that share a database must share their keys as well (decision 0060). */
function missingKeys({ databaseUrl, demo, dev, dataDir, ...config }: Config): string[] {
  if (databaseUrl === null || demo || dev) return [];
  const keys = [
    { name: 'SERVER_SECRET', value: config.serverSecret, file: 'server-secret' },
    { name: 'OPERATOR_KEY', value: config.operatorKey, file: 'operator-key' },
  ];
  return keys
    .filter(({ value }) => value === null)
    .map(
      ({ name, file }) =>
        `${name} must be set together with DATABASE_URL, the same on all nodes: generate one with openssl rand -base64 48` +
        `, or copy the one that this node generated before from ${join(dataDir, file)}, if it exists`,
    );
}

/** A host of its own is the point of the setting: a page of the panel must never be of the console's origin. */
function sharedHost({ consoleOrigin, publicUrl }: Config): string[] {
  if (consoleOrigin === null || publicUrl === null) return [];
  if (new URL(consoleOrigin).host !== new URL(publicUrl).host) return [];
  return ['CONSOLE_ORIGIN must have another host than PUBLIC_URL: leave it out to serve both on one'];
}

/** Vite watches the sources, and would do so once for each. */
function severalInDevelopment({ dev, workers }: Config): string[] {
  return dev && workers > 1 ? ['WORKERS must be 1 with DEV'] : [];
}

function asLogLevel(value: string): LogLevel | undefined {
  return logLevels.find((level) => level === value);
}
