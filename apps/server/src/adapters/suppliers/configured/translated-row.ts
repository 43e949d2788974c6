// What a row of a list becomes, before and beside its own fields.

import { unreadRow } from '#adapters/suppliers/unread-row.ts';
import type { UnreadRow } from '#ports/feed.ts';
import { holds } from './holds.ts';
import { RowReader } from './row-reader.ts';
import type { Condition } from './schema/condition.ts';
import type { Field } from './schema/field.ts';
import type { Shape } from './schema/shape.ts';
import { shapeProblems } from './shape-problems.ts';

export type TranslatedRow<Item> =
  | { readonly kind: 'open'; readonly items: readonly Item[] }
  /** It takes nobody at the moment. */
  | { readonly kind: 'closed'; readonly ref: string }
  | { readonly kind: 'unread'; readonly row: UnreadRow };

interface RowRules {
  readonly map: { readonly ref: Field };
  readonly shape: Shape;
  readonly skip_when?: Condition | undefined;
  readonly skip_unless?: Condition | undefined;
  readonly closed_when?: Condition | undefined;
  readonly closed_unless?: Condition | undefined;
}

/**
 * `read` reads the fields, and then says what they make; whatever is wrong is among the problems of the reader. A row that takes
 * nobody has to be readable, but need not make anything.
 */
export function translateRow<Item>(
  row: unknown,
  rules: RowRules,
  read: (reader: RowReader, ref: string) => () => readonly Item[],
): TranslatedRow<Item> {
  const reader = new RowReader(row);
  const ref = reader.text('ref', rules.map.ref, 100);
  const named = reader.problems.length === 0 && isNamed(row, rules);
  const unread = (reason: string): TranslatedRow<Item> => ({
    kind: 'unread',
    row: unreadRow({ ref: named ? ref : null, reason }, row),
  });
  const odd = shapeProblems(row, rules.shape);
  if (odd.length > 0) return unread(odd.slice(0, 20).join('; '));
  if (!named) return unread(reader.problems.join('; '));
  const at = (pointer: string) => reader.at(pointer);
  if (holds(rules.skip_when, at) || (rules.skip_unless && !holds(rules.skip_unless, at)))
    return unread('The settings leave out rows like this one.');
  const isClosed = holds(rules.closed_when, at) || (rules.closed_unless && !holds(rules.closed_unless, at));
  const make = read(reader, ref);
  if (reader.problems.length === 0 && isClosed) return { kind: 'closed', ref };
  const items = reader.problems.length === 0 ? make() : [];
  return reader.problems.length === 0
    ? { kind: 'open', items }
    : unread(reader.problems.slice(0, 20).join('; '));
}

/** A ref of another form than it has to have is none. */
function isNamed(row: unknown, { map, shape }: RowRules): boolean {
  return (
    shapeProblems(
      row,
      shape.filter(([pointer]) => map.ref.at.includes(pointer)),
    ).length === 0
  );
}
