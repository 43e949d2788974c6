// The quotas of a row.
import type { NestedQuota } from '#adapters/suppliers/targeting/flat-quotas.ts';
import { RowReader } from './row-reader.ts';
import type { Demands, Quotas } from './schema/demands.ts';
import { readTargeting } from './targeting.ts';

const maxQuotas = 2_000;
/** Of a quota for a country that the settings do not have. */
export const unknownCountry = 'unknown';

export function readQuotas(
  row: RowReader,
  quotas: Quotas | undefined,
  demands: Demands | undefined,
  prefix: string,
): NestedQuota[] {
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
