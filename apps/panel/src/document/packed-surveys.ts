import type { Survey } from '@earnwall/contract/entities/survey';

// The surveys of a document, their field names written once and not once for each: two thirds of the data less to write, to
// compress and to read.

interface PackedSurveys {
  names: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** As they are where they do not have the same fields, since a row cannot say that one is missing. */
export function packSurveys(surveys: readonly Survey[]): PackedSurveys | readonly Survey[] {
  const names = Object.keys(surveys[0] ?? {}) as (keyof Survey)[];
  const isAlike = surveys.every(
    (survey) => Object.keys(survey).length === names.length && names.every((name) => name in survey),
  );
  if (!isAlike) return surveys;
  return { names, rows: surveys.map((survey) => names.map((name) => survey[name])) };
}

export function unpackSurveys(packed: PackedSurveys | readonly Survey[]): readonly Survey[] {
  if (!('names' in packed)) return packed;
  const { names, rows } = packed;
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])) as unknown as Survey);
}
