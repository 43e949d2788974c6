// Reads the answer of an outside IP service. Services differ in little but the names of their fields, so those are
// configured.
import type { HidingNetwork } from '@earnwall/domain/accounts/notice';
import type { IpServiceFields } from '#config/ip.ts';
import type { AddressFacts } from '#ports/ip-intelligence.ts';

/** In this order: a relay also runs on hosting ranges, and what the visitor can do about it differs. */
const networks: readonly HidingNetwork[] = ['relay', 'vpn', 'hosting'];

/** Null when the answer has none of the fields. */
export function readAnswer(answer: unknown, fields: IpServiceFields): AddressFacts | null {
  const valuesOf = (kind: keyof IpServiceFields) =>
    fields[kind].map((path) => valueAt(answer, path)).filter((value) => value !== undefined);
  const isUseful = (['country', ...networks] as const).some((kind) => valuesOf(kind).length > 0);
  if (!isUseful) return null;
  return {
    country: valuesOf('country').find(isCountry) ?? null,
    network: networks.find((kind) => valuesOf(kind).some(isYes)) ?? null,
  };
}

function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      answer,
    );
}

const isCountry = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const isYes = (value: unknown): boolean =>
  value === true || value === 1 || value === 'true' || value === 'yes';
