// The configuration of IP intelligence: local files, and an outside service.
import { resolve } from 'node:path';
import type { HidingNetwork } from '@earnwall/domain/accounts/notice';
import type { Environment } from './values.ts';

export interface IpConfig {
  /** A database in MaxMind's format; null = the one that ships with us. */
  countryDatabase: string | null;
  /** A folder of range files; null = the sample that ships with us. */
  rangesFolder: string | null;
  /** Null = none is used. */
  service: IpServiceConfig | null;
}

export interface IpServiceConfig {
  /** `{ip}` stands for the address. */
  url: string;
  /** The API key; null = none is sent. */
  key: { header: string; value: string } | null;
  fields: IpServiceFields;
}

/** The paths of the fields in a service's answer, with dots; of several, any counts. */
export type IpServiceFields = Readonly<Record<'country' | HidingNetwork, readonly string[]>>;

/** As in many services' answers; used for fields that the configuration does not name. */
export const defaultFields: IpServiceFields = {
  country: ['location.country_code', 'country_code', 'country'],
  relay: ['security.relay', 'privacy.relay', 'relay'],
  vpn: ['security.vpn', 'security.proxy', 'security.tor', 'privacy.vpn', 'privacy.proxy', 'privacy.tor'],
  hosting: ['security.hosting', 'privacy.hosting', 'hosting'],
};

export function readIpConfig(env: Environment, problems: string[]): IpConfig {
  const path = (name: string) => (env[name]?.trim() ? resolve(env[name].trim()) : null);
  return {
    countryDatabase: path('COUNTRY_DATABASE'),
    rangesFolder: path('IP_RANGES_DIR'),
    service: readService(env, problems),
  };
}

function readService(env: Environment, problems: string[]): IpServiceConfig | null {
  const url = env.IP_SERVICE_URL?.trim();
  if (!url) return null;
  if (!/^https?:\/\/[^/{}]+\/.*\{ip\}/.test(url) || !URL.canParse(url))
    problems.push(`IP_SERVICE_URL must be an http(s) address with {ip} in it, but is ${JSON.stringify(url)}`);
  const header = env.IP_SERVICE_KEY_HEADER?.trim() || 'x-api-key';
  if (!/^[\w-]+$/.test(header)) problems.push('IP_SERVICE_KEY_HEADER must be the name of a header');
  const value = env.IP_SERVICE_KEY?.trim();
  const fields = readFields(env.IP_SERVICE_FIELDS?.trim() ?? '');
  if (!fields)
    problems.push(
      'IP_SERVICE_FIELDS must be a list such as country=geo.iso;vpn=is_vpn,is_proxy;relay=is_relay',
    );
  return { url, key: value ? { header, value } : null, fields: fields ?? defaultFields };
}

/** Undefined when it cannot be read. */
function readFields(text: string): IpServiceFields | undefined {
  const chosen: Record<string, readonly string[]> = {};
  for (const part of text.split(';').filter(Boolean)) {
    const [, name = '', paths = ''] = /^\s*(\w+)\s*=\s*([\w.-]+(?:\s*,\s*[\w.-]+)*)\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(defaultFields, name)) return undefined;
    chosen[name] = paths.split(',').map((path) => path.trim());
  }
  return { ...defaultFields, ...chosen };
}
