import { auditKinds } from '@earnwall/contract/console-access';

/** The filters as the address has them; their names are those of the call. */
export const filterNames = ['who', 'kind', 'app', 'what', 'user', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

export function filtersOf(search: string): Filters {
  const values = new URLSearchParams(search);
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = values.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** As the call takes them: days become moments, the last day is included, and what is no day or kind is left out. */
export function queryOf({ kind, from, to, ...rest }: Filters) {
  const [known] = auditKinds.filter((each) => each === kind);
  const [first, end] = [midnight(from, 0), midnight(to, 1)];
  return {
    ...rest,
    ...(known && { kind: known }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
}

function midnight(day: string | undefined, later: number): string | null {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? null : new Date(time + later * 24 * 3_600_000).toISOString();
}

export const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
