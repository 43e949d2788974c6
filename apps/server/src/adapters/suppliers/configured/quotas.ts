// The quotas of a row. Where they are a tree, whoever enters has to fit a quota and one of those inside it, all of which have
// places left, and none that is full: so each of the innermost wants what it and all around it want, with the fewest places of
// them; one with quotas inside stays beside them only while it is full.
import type { Targeting } from '@earnwall/domain/matching/targeting';
import { allOf } from '#adapters/suppliers/targeting/all-of.ts';
import type { SupplierSurvey } from '#ports/supplier.ts';
import { RowReader } from './row-reader.ts';
import type { Demands, Quotas } from './schema/demands.ts';
import { readTargeting } from './targeting.ts';

export interface ReadQuota {
  readonly ref: string;
  readonly parent: string | null;
  readonly remaining: number;
  /** Null: for everybody; `unknown`: for a country that the settings do not have. */
  readonly country: string | null;
  readonly targeting: Targeting;
}

const maxQuotas = 2_000;
export const unknownCountry = 'unknown';

export function readQuotas(
  row: RowReader,
  quotas: Quotas | undefined,
  demands: Demands | undefined,
  prefix: string,
): ReadQuota[] {
  if (!quotas) return [];
  return (row.list('quotas', quotas.at, maxQuotas) ?? []).map((item, place) => {
    const reader = new RowReader(item, `quotas/${place}/`);
    const read = {
      ref: reader.text('ref', quotas.ref, 100),
      parent: reader.optionalText('parent', quotas.parent, 100),
      remaining: reader.number('remaining', quotas.remaining, -1e9, 1e9),
      country: countryOf(reader, quotas),
      targeting: readTargeting(reader, quotas.demands, demands, prefix),
    };
    row.problems.push(...reader.problems);
    return read;
  });
}

/** One that the settings do not have makes no row unusable: it may be for several. */
function countryOf(reader: RowReader, { country }: Quotas): string | null {
  if (!country) return null;
  const code = reader.optionalText('country', { ...country, map: null }, 100);
  if (code === null || country.map === null) return code;
  return country.map.get(code) ?? unknownCountry;
}

/** Null where a quota is inside of one that is not there, or inside of itself. */
export function quotasIn(country: string, quotas: readonly ReadQuota[]): SupplierSurvey['quotas'] | null {
  const byRef = new Map(quotas.map((quota) => [quota.ref, quota]));
  const outer = new Set(quotas.map(({ parent }) => parent));
  const lines = quotas.flatMap((quota) => {
    const line = lineOf(quota, byRef);
    return line ? [line] : [];
  });
  if (lines.length < quotas.length) return null;
  return lines
    .filter((line) => line.every((quota) => quota.country === null || quota.country === country))
    .map((line) => ({
      ref: line[0].ref,
      targeting: allOf(line.map(({ targeting }) => targeting)),
      remaining: Math.max(0, Math.floor(Math.min(...line.map(({ remaining }) => remaining)))),
    }))
    .filter(({ ref, remaining }) => remaining === 0 || !outer.has(ref));
}

/** The quota and all that it is inside of. */
function lineOf(quota: ReadQuota, byRef: ReadonlyMap<string, ReadQuota>): [ReadQuota, ...ReadQuota[]] | null {
  const line: [ReadQuota, ...ReadQuota[]] = [quota];
  for (let { parent } = quota; parent !== null; ) {
    const outer = byRef.get(parent);
    if (!outer || line.includes(outer)) return null;
    line.push(outer);
    parent = outer.parent;
  }
  return line;
}
