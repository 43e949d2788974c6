import { auditKinds, auditRoles } from '@earnwall/contract/console-access';
import { midnight } from '#features/list/day.ts';

/** The filters as the address has them; their names are those of the call. */
export const filterNames = [
  'who',
  'role',
  'what',
  'on',
  'user',
  'reason',
  'request',
  'kind',
  'app',
  'from',
  'to',
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** As the call takes them: days become moments, the last day is included, and what is no day, role or kind is left out. */
export function queryOf({ kind, role, from, to, ...rest }: Filters) {
  const [known] = auditKinds.filter((each) => each === kind);
  const [knownRole] = auditRoles.filter((each) => each === role);
  const [first, end] = [midnight(from), midnight(to, 1)];
  return {
    ...rest,
    ...(known && { kind: known }),
    ...(knownRole && { role: knownRole }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
}

export const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
