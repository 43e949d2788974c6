// Flags of the command line.

import { parseArgs } from 'node:util';
import { macrosIn } from '@earnwall/postbacks/macros';
import { parseUrl } from '@earnwall/postbacks/parse-url';
import { keyOf } from '@earnwall/postbacks/signature';
import { knownNames } from '#names.ts';
import { type EndpointOptions, type Options, type PageOptions, usualLimits } from '#options.ts';

export class UsageError extends Error {}

export interface Arguments {
  readonly options: Options;
  readonly asJson: boolean;
}

const flags = {
  url: { type: 'string' },
  form: { type: 'string', default: 'json' },
  secret: { type: 'string' },
  'previous-secret': { type: 'string' },
  user: { type: 'string' },
  app: { type: 'string' },
  currency: { type: 'string', default: 'Coins' },
  decimals: { type: 'string', default: '0' },
  'balance-url': { type: 'string' },
  pay: { type: 'boolean', default: false },
  page: { type: 'string' },
  panel: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
} as const;

/** Null when help is asked for. The secret may come by the environment, where no list of processes shows it. */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv): Arguments | null {
  const values = parsed(args);
  if (values.help) return null;
  const secret = values.secret ?? environment.EARNWALL_POSTBACK_SECRET ?? null;
  const previousSecret = values['previous-secret'] ?? null;
  const { url, page } = values;
  if (url === undefined && page === undefined) throw new UsageError('Give --url, --page, or both.');
  const endpoint = url === undefined ? null : endpointOf(values, url, secret, previousSecret);
  const secrets = [secret, previousSecret].filter((one) => one !== null);
  const only = (values.only ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = only.find((name) => !knownNames.has(name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no check and no group named ${unknown}. There are ${[...knownNames].join(', ')}.`,
    );
  return {
    options: { endpoint, page: page === undefined ? null : pageOf(values, page, secrets), only },
    asJson: values.json,
  };
}

type Values = ReturnType<typeof parsed>;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function endpointOf(
  values: Values,
  url: string,
  secret: string | null,
  previousSecret: string | null,
): EndpointOptions {
  const { form, decimals, pay, user = null } = values;
  const balanceUrl = values['balance-url'] ?? null;
  if (form !== 'json' && form !== 'get') throw new UsageError('--form is json or get.');
  needAddress('--url', url);
  if (secret === null) throw new UsageError('Give --secret, or set EARNWALL_POSTBACK_SECRET.');
  for (const one of [secret, previousSecret])
    if (one !== null && (!one.startsWith('whsec_') || keyOf(one).length < 16))
      throw new UsageError('A secret is whsec_ and at least 16 bytes in base64.');
  if (form === 'get' && !macrosIn(url).includes('test'))
    throw new UsageError(
      'The address has no {test}: your receiver would take everything for real. Add it, as test={test}.',
    );
  if (!/^[0-3]$/.test(decimals)) throw new UsageError('--decimals is 0, 1, 2 or 3.');
  if (balanceUrl !== null) needAddress('--balance-url', balanceUrl);
  if (pay && (balanceUrl === null || user === null))
    throw new UsageError('--pay needs --balance-url and --user: without them nobody sees what was paid.');
  return {
    ...{ url, form, secret, previousSecret, user, balanceUrl, pay },
    app: values.app ?? 'doctor',
    currency: values.currency,
    decimals: Number(decimals),
    limits: usualLimits,
  };
}

function pageOf({ panel, app }: Values, page: string, secrets: readonly string[]): PageOptions {
  if (panel === undefined || app === undefined) throw new UsageError('--page needs --panel and --app.');
  needAddress('--page', page);
  needAddress('--panel', panel);
  return { page, panel, app, secrets, timeoutMs: usualLimits.timeoutMs };
}

function needAddress(flag: string, text: string): void {
  if (!/^https?:$/.test(parseUrl(text)?.protocol ?? ''))
    throw new UsageError(`${flag} must be an address that starts with https:// (or http://).`);
}
