// Reads the values of a message by their places.
import { valueAt } from '#request/json-pointer.ts';
import type { Place } from './schema/message.ts';
import { segmentsOf } from './sign/parameters.ts';

/** Null where it is not there or not of its form; an optional one is then empty. */
export function readPlace(root: unknown, place: Place): string | null {
  const found = valueAt(root, place.at.startsWith('/') ? place.at : `/${place.at}`);
  if (found === undefined || found === null || found === '') return place.optional ? place.default : null;
  if (place.variable !== undefined) return readVariable(found, place, place.variable);
  if (isOfForm(found, place)) return String(found);
  return place.lenient && String(found).length <= maxSlip ? place.default : null;
}

/** What is longer is no slip. */
const maxSlip = 100;

/** Of a value that is itself a query; taken as it is. */
function readVariable(found: unknown, { max, optional }: Place, variable: string): string | null {
  if (typeof found !== 'string' || found.length > max) return null;
  return new URLSearchParams(found).get(variable) ?? (optional ? '' : null);
}

function isOfForm(found: unknown, { form, max }: Place): boolean {
  if (typeof found === 'number') return numberForms[form](found);
  return typeof found === 'string' && found.length <= max && textForms[form].test(found);
}

const textForms: Readonly<Record<Place['form'], RegExp>> = {
  token: /^[\x21-\x7e]+$/,
  digits: /^\d+$/,
  positive: /^[1-9]\d*$/,
  integer: /^\d+$/,
  decimal: /^\d+(\.\d+)?$/,
  text: /^[^\0]+$/,
};

const numberForms: Readonly<Record<Place['form'], (value: number) => boolean>> = {
  token: Number.isSafeInteger,
  digits: (value) => Number.isSafeInteger(value) && value > 0,
  positive: (value) => Number.isSafeInteger(value) && value > 0,
  integer: Number.isSafeInteger,
  decimal: (value) => value >= 0,
  text: () => false,
};

/** The parameters of a query or form; of one that is there twice the last counts. */
export const parametersOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(segmentsOf(text).map(({ name, value }) => [name, value]));

/** What a reason calls it: never the value. */
export const placeName = ({ at, variable }: Place) => (variable === undefined ? at : `${at} ${variable}`);
