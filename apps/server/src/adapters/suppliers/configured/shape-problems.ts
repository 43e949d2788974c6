// Holds a row against the forms that its fields have to have.
import { microsOfDecimal } from '#adapters/suppliers/decimal-micros.ts';
import { keysOf, pointerOf } from '#request/json-pointer.ts';
import type { FieldShape, Shape } from './schema/shape.ts';

export function shapeProblems(row: unknown, shape: Shape): string[] {
  return shape.flatMap(([pointer, wanted]) =>
    placesIn(row, keysOf(pointer)).flatMap(({ path, value }) => {
      const problem = problemOf(value, wanted);
      return problem === null ? [] : [`${pointerOf(path) || 'the row'}: ${problem}`];
    }),
  );
}

interface Found {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Nothing where what it would be in is not there: that has a form of its own. */
function placesIn(value: unknown, keys: readonly string[], path: readonly string[] = []): Found[] {
  const [key, ...others] = keys;
  if (key === undefined) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  if (key === '*')
    return Array.isArray(value)
      ? value.flatMap((item: unknown, place) => placesIn(item, others, [...path, `${place}`]))
      : [];
  const found: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return placesIn(found, others, [...path, key]);
}

function problemOf(
  value: unknown,
  { form, optional, nullable, min, max, one_of, or }: FieldShape,
): string | null {
  if (value === undefined) return optional ? null : 'it is missing';
  if (value === null) return nullable ? null : 'it is null';
  if (typeof value === 'string' && or.includes(value)) return null;
  if (!checks[form](value)) return `it is no ${form}`;
  if (one_of && !one_of.includes(String(value))) return 'it is none of the known values';
  const size = sizeOf(value);
  if (min !== undefined && size < min) return `it is less than ${min}`;
  return max !== undefined && size > max ? `it is more than ${max}` : null;
}

const isDigits = (value: unknown) => typeof value === 'string' && /^\d{1,20}$/.test(value);

const checks: Readonly<Record<FieldShape['form'], (value: unknown) => boolean>> = {
  id: (value) => isDigits(value) || (Number.isSafeInteger(value) && Number(value) > 0),
  digits: (value) => isDigits(value) || (Number.isSafeInteger(value) && Number(value) >= 0),
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number',
  money: (value) => microsOfDecimal(value) !== null,
  text: (value) => typeof value === 'string',
  letters: (value) => typeof value === 'string' && /^[A-Za-z]+$/.test(value),
  code: (value) => typeof value === 'string' || typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && !Array.isArray(value),
};

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}
