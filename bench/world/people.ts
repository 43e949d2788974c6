// People of the world: what is true of them, and the part of it that the product knows so far.
import type { Gender, Respondent } from '@earnwall/domain/matching/targeting';
import type { Device } from '@earnwall/domain/surveys/device';
import type { Seeded } from '../shared/seeded.ts';
import { normal, weighted } from './chance.ts';

export const devices: readonly Device[] = ['desktop', 'mobile', 'tablet'];
export const questionCount = 12;
const oldest = 85;
const youngest = 16;

export interface Country {
  readonly code: string;
  /** In log-odds, of every survey in it. */
  readonly ease: number;
  readonly share: number;
  /** Of each question, of each answer. */
  readonly answers: readonly (readonly number[])[];
}

export interface Person {
  readonly id: number;
  readonly country: Country;
  readonly truth: Respondent;
  /** In log-odds: how much likelier than others they finish whatever they begin. */
  readonly behaviour: number;
  known: { -readonly [Field in keyof Respondent]: Respondent[Field] } & {
    answers: Map<string, readonly string[]>;
  };
  readonly taken: Set<number>;
  /** What the product has counted of them. */
  completes: number;
  expected: number;
}

export function countriesOf(seeded: Seeded): Country[] {
  const plain = [
    { code: 'US', ease: 0.25, share: 0.45 },
    { code: 'DE', ease: 0, share: 0.3 },
    { code: 'BR', ease: -0.4, share: 0.25 },
  ];
  return plain.map((country) => ({
    ...country,
    answers: Array.from({ length: questionCount }, (_, question) => sharesOf(2 + (question % 4), seeded)),
  }));
}

function sharesOf(count: number, seeded: Seeded): number[] {
  const weights = Array.from({ length: count }, () => 0.15 + seeded.next());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

export const questionName = (question: number): string => `q${question}`;
export const answerName = (answer: number): string => `a${answer}`;

/** Everybody between these ages, as many of each. */
export const shareOfAges = (low: number, high: number): number =>
  Math.max(0, Math.min(oldest, high) - Math.max(youngest, low) + 1) / (oldest - youngest + 1);

export const shareOfGender = (gender: string): number => (gender === 'other' ? 0.02 : 0.49);

export function personOf(id: number, countries: readonly Country[], seeded: Seeded): Person {
  const country = countries[
    weighted(
      seeded,
      countries.map(({ share }) => share),
    )
  ] as Country;
  const gender: Gender =
    (['female', 'male', 'other'] as const)[weighted(seeded, [0.49, 0.49, 0.02])] ?? 'other';
  const answers = new Map(
    country.answers.map((shares, question) => [
      questionName(question),
      [answerName(weighted(seeded, shares))],
    ]),
  );
  const truth: Respondent = {
    country: country.code,
    device: devices[weighted(seeded, [0.38, 0.54, 0.08])] ?? 'desktop',
    languages: null,
    age: youngest + seeded.below(oldest - youngest + 1),
    gender,
    answers,
  };
  const known = {
    ...truth,
    age: seeded.chance(0.8) ? truth.age : null,
    gender: seeded.chance(0.8) ? truth.gender : null,
    answers: new Map([...answers].filter(() => seeded.chance(0.5))),
  };
  const behaviour = 0.3 * normal(seeded);
  return { id, country, truth, behaviour, known, taken: new Set(), completes: 0, expected: 0 };
}
