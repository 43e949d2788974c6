// One cell of Dynata's targeting as a demand of ours; null where nobody fulfils it. A kind of cell that we cannot check, such as a
// collection of postal codes, becomes a question that we do not have: Dynata checks it itself.
import type { Gender, Targeting } from '@earnwall/domain/matching/targeting';
import * as z from 'zod';
import { allDemands, oneDemand } from './all-demands.ts';
import { type AttributeMap, ageAttribute, clauseOf, genderAnswers, genderAttribute } from './attributes.ts';

const common = { tag: z.string().max(200), attribute_id: z.int().min(0), negate: z.boolean().default(false) };
const value = z.union([z.string().max(100), z.number()]).transform(String);
const limit = z.int().nullish();
const kinds: ReadonlySet<string> = new Set(['VALUE', 'LIST', 'RANGE']);

export const cellForm = z.union([
  z.object({ ...common, kind: z.literal('VALUE'), value }),
  z.object({
    ...common,
    kind: z.literal('LIST'),
    list: z.array(value).min(1).max(10_000),
    operator: z.enum(['AND', 'OR']).nullish(),
  }),
  z.object({ ...common, kind: z.literal('RANGE'), range: z.object({ from: limit, to: limit }) }),
  z.object({
    ...common,
    kind: z
      .string()
      .max(100)
      .refine((kind) => !kinds.has(kind), 'does not have the form of its kind'),
  }),
]);

type Cell = z.infer<typeof cellForm>;

export function targetingOf(cell: Cell, attributes: AttributeMap): Targeting | null {
  if ('range' in cell) return rangeOf(cell, attributes);
  if ('value' in cell) return amongOf(cell, [cell.value], attributes);
  if (!('list' in cell)) return uncheckable(cell, attributes);
  if (cell.operator !== 'AND') return amongOf(cell, cell.list, attributes);
  // Not all of these: one of them is missing.
  const each = cell.list.map((one) => amongOf(cell, [one], attributes));
  return cell.negate ? oneDemand(each) : allDemands(each);
}

type Range = Extract<Cell, { range: unknown }>;

function rangeOf(cell: Range, attributes: AttributeMap): Targeting | null {
  const { from, to } = cell.range;
  if (cell.attribute_id !== ageAttribute)
    return { clauses: [clauseOf(cell, [`${from ?? ''}-${to ?? ''}`], attributes)] };
  return cell.negate ? outside(from ?? null, to ?? null) : between(from ?? null, to ?? null);
}

const between = (from: number | null, to: number | null): Targeting => ({
  ...(from !== null && { min_age: from }),
  ...(to !== null && { max_age: to }),
  clauses: [],
});

/** A range without ends leaves nobody outside. */
function outside(from: number | null, to: number | null): Targeting | null {
  const sides = [
    ...(from === null ? [] : [between(null, from - 1)]),
    ...(to === null ? [] : [between(to + 1, null)]),
  ];
  return oneDemand(sides);
}

function amongOf(cell: Cell, values: readonly string[], attributes: AttributeMap): Targeting | null {
  if (cell.attribute_id === ageAttribute) {
    const ages = values.map(Number).filter(Number.isInteger);
    const each = ages.map((age) => (cell.negate ? outside(age, age) : between(age, age)));
    if (each.length === values.length) return cell.negate ? allDemands(each) : oneDemand(each);
  }
  if (cell.attribute_id === genderAttribute) {
    const wanted = values.flatMap((code) => genderAnswers.get(code) ?? []);
    if (wanted.length === values.length)
      return { genders: genders.filter((gender) => wanted.includes(gender) !== cell.negate), clauses: [] };
  }
  return { clauses: [clauseOf(cell, values, attributes)] };
}

const genders: readonly Gender[] = ['male', 'female', 'other'];

/** Lists of people: those who are shut out Dynata turns away itself, and nobody of ours was invited. */
const peopleKinds: ReadonlySet<string> = new Set([
  ...['INVITE_COLLECTIONS', 'STATIC_INVITE_COLLECTIONS', 'RECONTACT'],
]);

function uncheckable(cell: Cell, attributes: AttributeMap): Targeting | null {
  if (peopleKinds.has(cell.kind)) return cell.negate ? { clauses: [] } : null;
  return { clauses: [clauseOf({ ...cell, negate: false }, [cell.kind.toLowerCase()], attributes)] };
}
