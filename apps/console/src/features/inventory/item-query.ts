import { itemStatuses } from '@earnwall/contract/inventory';

/** What both lists are asked by, as the address has it. */
export const itemQueryNames = ['search', 'country', 'status', 'featured', 'sort', 'order'] as const;

type Given = Partial<Record<(typeof itemQueryNames)[number], string>>;

export const oneOf = <Value extends string>(
  known: readonly Value[],
  given: string | undefined,
): Value | undefined => known.find((value) => value === given);

/** As the calls take them: what they do not know is undefined. */
export const itemQueryOf = <Sort extends string>(
  { search, country, status, featured, sort, order }: Given,
  sorts: readonly Sort[],
  app: string | null,
) => ({
  ...{ search, app: app ?? undefined },
  country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  status: oneOf(itemStatuses, status),
  featured: oneOf(['1'], featured),
  sort: oneOf(sorts, sort),
  order: oneOf(['asc', 'desc'], order),
});

export const withoutUndefined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Value>;

/** Whether anything but the order was chosen. */
export const isFiltered = ({ sort: _, order: __, ...rest }: Given): boolean => Object.keys(rest).length > 0;
