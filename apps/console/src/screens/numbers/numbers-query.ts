import { comparisons, periodNames, splits, statKinds } from '@earnwall/contract/numbers';

/** The filters as the address has them; their names are those of the call. */
export const filterNames = [
  'country',
  'supplier',
  'kind',
  'period',
  'from',
  'to',
  'zone',
  'split',
  'compare',
] as const;
export type FilterName = (typeof filterNames)[number];
export type NumbersFilters = Partial<Record<FilterName, string>>;

/** As the call takes them: what is no choice is left out, so that any address shows something. */
export function queryOf(filters: NumbersFilters) {
  const { country, supplier, from, to, zone } = filters;
  const period = known(periodNames, filters.period);
  const kind = known(statKinds, filters.kind);
  const split = known(splits, filters.split);
  const compare = known(comparisons, filters.compare);
  return {
    ...(country && /^([A-Z]{2}|none)$/.test(country) && { country }),
    ...(supplier && { supplier }),
    ...(kind && { kind }),
    ...(period && { period }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(zone && { zone }),
    ...(split && { split }),
    ...(compare && { compare }),
  };
}

const known = <Choice extends string>(choices: readonly Choice[], given: string | undefined) =>
  choices.find((choice) => choice === given);

const isDay = (text: string | undefined): text is string => /^20\d\d-\d\d-\d\d$/.test(text ?? '');

/** What the bar of periods shows: dates of one's own come first, as the call has it. */
export type ShownPeriod = (typeof periodNames)[number] | 'dates';

export function shownPeriod({ period, from, to }: NumbersFilters): ShownPeriod {
  if (from || to) return 'dates';
  return known(periodNames, period) ?? 'yesterday';
}
