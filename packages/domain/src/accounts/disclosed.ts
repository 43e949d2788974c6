// What of a person a supplier is told (decision 0115): only what its account lists, and only once the person has agreed to
// the policy.
import type { Gender } from '../matching/targeting.ts';
import { birthdayQuestion, genderQuestion, postalCodeQuestion } from '../profile/respondent.ts';

export const disclosures = ['birth_date', 'age', 'gender', 'postal_code', 'answers'] as const;
export type Disclosure = (typeof disclosures)[number];

/** Absent: not known, not listed, or not agreed to. */
export interface Disclosed {
  /** YYYY-MM-DD. */
  readonly birth_date?: string;
  readonly age?: number;
  readonly gender?: Gender;
  readonly postal_code?: string;
  /** By our question ids. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
}

interface KnownPerson {
  readonly hasAgreed: boolean;
  readonly age: number | null;
  readonly gender: Gender | null;
  /** Those that are fresh, by question. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
}

/** `asked`: the questions of the survey's targeting and quotas; no other answer is any of the supplier's business. */
export function disclosedOf(
  listed: readonly Disclosure[],
  { hasAgreed, age, gender, answers }: KnownPerson,
  asked: readonly string[],
): Disclosed {
  if (!hasAgreed) return {};
  const is = (disclosure: Disclosure) => listed.includes(disclosure);
  const [birth_date] = answers.get(birthdayQuestion) ?? [];
  const [postal_code] = answers.get(postalCodeQuestion) ?? [];
  const others = answersTo(asked, answers);
  return {
    ...(is('birth_date') && birth_date !== undefined && { birth_date }),
    ...(is('age') && age !== null && { age }),
    ...(is('gender') && gender !== null && { gender }),
    ...(is('postal_code') && postal_code !== undefined && { postal_code }),
    ...(is('answers') && Object.keys(others).length > 0 && { answers: others }),
  };
}

/** Listed by names of their own: `answers` does not stand for them. */
const listedApart: readonly string[] = [birthdayQuestion, genderQuestion, postalCodeQuestion];

function answersTo(
  asked: readonly string[],
  answers: ReadonlyMap<string, readonly string[]>,
): Record<string, readonly string[]> {
  const known = asked.flatMap((question): [string, readonly string[]][] => {
    const given = answers.get(question);
    return given && given.length > 0 && !listedApart.includes(question) ? [[question, given]] : [];
  });
  return Object.fromEntries(known);
}
