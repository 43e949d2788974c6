// What a survey or a quota demands, in our words. A question or code without a counterpart keeps the supplier's id: it is
// left to the supplier to ask (decision 0025).
import type { Gender, Targeting, TargetingClause } from '@earnwall/domain/matching/targeting';
import { ageTargeting } from '#adapters/suppliers/targeting/ages.ts';
import { allOf } from '#adapters/suppliers/targeting/all-of.ts';
import { valueAt } from '#request/json-pointer.ts';
import { type RowReader, scalarText } from './row-reader.ts';
import type { Demands } from './schema/demands.ts';

interface Demand {
  readonly question: string;
  readonly operator: 'any' | 'none' | 'range';
  readonly codes: readonly string[];
}

const maxDemands = 200;
const maxCodes = 2_000;

/** `prefix`: before ids of questions that we do not have. */
export function readTargeting(
  reader: RowReader,
  pointer: string | undefined,
  demands: Demands | undefined,
  prefix: string,
): Targeting {
  const list = pointer === undefined || !demands ? null : reader.list(pointer, pointer, maxDemands);
  if (!list || !demands) return { clauses: [] };
  return allOf(
    list.flatMap((item, place) => {
      const demand = readDemand(item, demands);
      if (typeof demand !== 'string') return [translate(demand, demands, prefix)];
      reader.problem(`${pointer}/${place}`, demand);
      return [];
    }),
  );
}

/** A reason where it cannot be read. */
function readDemand(item: unknown, demands: Demands): Demand | string {
  const question = scalarText(valueAt(item, demands.question));
  const precodes = valueAt(item, demands.precodes);
  const operator = operatorOf(item, demands);
  if (question === null || question === '') return 'the question is missing';
  if (operator === undefined) return 'the operator is not known';
  const list: readonly unknown[] = Array.isArray(precodes) ? precodes : [precodes];
  const codes = list.flatMap((code) => scalarText(code)?.slice(0, 101) ?? []);
  if (codes.length < list.length || list.length > maxCodes || codes.some((code) => code.length > 100))
    return 'the codes cannot be read';
  if (operator === 'range' && codes.length !== 2) return 'a range needs two codes';
  return { question, operator, codes: demands.lower ? codes.map((code) => code.toLowerCase()) : codes };
}

function operatorOf(item: unknown, { operator, operators }: Demands): Demand['operator'] | undefined {
  if (operator === undefined) return 'any';
  const name = scalarText(valueAt(item, operator));
  return name !== null && Object.hasOwn(operators, name) ? operators[name] : undefined;
}

const ageOperators = { any: 'OR', none: 'NOT', range: 'BETWEEN' } as const;

function translate({ question, operator, codes }: Demand, demands: Demands, prefix: string): Targeting {
  // Any answer will do.
  if (codes.length === 0) return { clauses: [] };
  const ages = question === demands.age ? ageTargeting(ageOperators[operator], codes) : null;
  if (ages) return ages;
  if (demands.gender && question === demands.gender.question && operator !== 'range')
    return { genders: gendersOf(operator, codes, demands.gender.map), clauses: [] };
  // Only ages are known to be numbers in a range; any other one is left to the supplier.
  const wanted = operator === 'range' ? [codes.join('..')] : codes;
  return { clauses: [clauseOf({ question, operator, codes: wanted }, demands, prefix)] };
}

/** A code that is not in the table may be any other gender: it is neither wanted nor, in a negation, let through. */
function gendersOf(
  operator: 'any' | 'none',
  codes: readonly string[],
  map: Readonly<Record<string, Gender>>,
): Gender[] {
  const named = Object.entries(map).flatMap(([code, gender]) => (codes.includes(code) ? [gender] : []));
  if (operator === 'any') return [...new Set(named)];
  const known = new Set<Gender>(Object.values(map));
  const isAllKnown = codes.every((code) => Object.hasOwn(map, code));
  const all: Gender[] = ['male', 'female', 'other'];
  return all.filter((gender) => !named.includes(gender) && (isAllKnown || known.has(gender)));
}

function clauseOf(
  { question, operator, codes }: Demand,
  { questions }: Demands,
  prefix: string,
): TargetingClause {
  const ours = Object.hasOwn(questions, question) ? questions[question] : undefined;
  const negate = operator === 'none';
  const answersTo = (code: string) =>
    ours && Object.hasOwn(ours.answers, code) ? ours.answers[code] : undefined;
  const theirs = (code: string) => `${prefix}-${question}-${code}`;
  if (!ours)
    return { question: `${prefix}-${question}`, answers: codes.map(theirs), ...(negate && { negate }) };
  const answers = codes.flatMap((code) => answersTo(code) ?? [theirs(code)]);
  return { question: ours.question, answers: [...new Set(answers)], ...(negate && { negate }) };
}
