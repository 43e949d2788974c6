// The reference implementation of a reconciliation: the database compares large lists by the same rules, and a test compares
// the two. The result follows from the set of lines, whatever their order.
import type { FindingKind, ListKind } from './findings.ts';

interface StatementLine {
  readonly line: number;
  /** What the supplier names: its transaction, or our click. */
  readonly name: string;
  /** Null where the statement has no amounts. */
  readonly micros: bigint | null;
}

/** A claim that a supplier reported, or a click that it reported nothing about. */
export interface BookedClaim {
  readonly name: string;
  readonly at: Date;
  readonly micros: bigint;
  readonly isPaid: boolean;
  readonly isTakenBack: boolean;
  /** False while a postback about it waits, or was given up. */
  readonly isAcknowledged: boolean;
  /** An earlier list had us credit it, or the list of an earlier period names it: no later list is about it. */
  readonly isOfEarlierList?: boolean;
}

export interface Statement {
  readonly list: ListKind;
  /** Of a list of approved ones: from inclusive, to exclusive. */
  readonly from: Date | null;
  readonly to: Date | null;
  readonly lines: readonly StatementLine[];
}

export interface Finding {
  readonly kind: FindingKind;
  readonly name: string;
}

export function compare(statement: Statement, claims: readonly BookedClaim[]): Finding[] {
  const booked = byName(claims);
  const named = byName(statement.lines);
  return [
    ...[...named].flatMap(([name, lines]) => findingsOn(name, lines, booked.get(name) ?? [], statement.list)),
    ...(statement.list === 'approved' ? absent(statement, claims, named) : []),
  ];
}

function byName<Named extends { readonly name: string }>(all: readonly Named[]): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const one of all) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return groups;
}

function findingsOn(
  name: string,
  [first, ...further]: readonly StatementLine[],
  claims: readonly BookedClaim[],
  list: ListKind,
): Finding[] {
  const found = (kind: FindingKind): Finding => ({ kind, name });
  const repeated = further.map(() => found('repeated'));
  if (claims.length === 0) return [found('unknown'), ...repeated];
  const paid = claims.filter(({ isPaid }) => isPaid);
  const unacknowledged = paid.some(({ isAcknowledged }) => !isAcknowledged)
    ? [found('not_acknowledged')]
    : [];
  if (list === 'rejected')
    return [...(paid.length > 0 ? [found('rejected')] : []), ...repeated, ...unacknowledged];
  if (paid.length === 0)
    return [
      found(claims.some(({ isTakenBack }) => isTakenBack) ? 'taken_back' : 'not_credited'),
      ...repeated,
    ];
  const isOther = first?.micros !== null && paid.every(({ micros }) => micros !== first?.micros);
  return [...(isOther ? [found('amount')] : []), ...repeated, ...unacknowledged];
}

function absent(
  { from, to }: Statement,
  claims: readonly BookedClaim[],
  named: ReadonlyMap<string, unknown>,
): Finding[] {
  const names = claims
    .filter(({ isPaid, isOfEarlierList }) => isPaid && !isOfEarlierList)
    .filter(({ at }) => from !== null && to !== null && at >= from && at < to)
    .map(({ name }) => name);
  return [...new Set(names)].filter((name) => !named.has(name)).map((name) => ({ kind: 'absent', name }));
}
