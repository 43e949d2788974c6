// Surveys of the world: what is true of them, and what their suppliers say.
import type { Targeting, TargetingClause } from '@earnwall/domain/matching/targeting';
import type { Said } from '@earnwall/domain/odds/prior';
import type { Seeded } from '../shared/seeded.ts';
import { logNormal, normal } from './chance.ts';
import { answerName, type Country, devices, questionCount, questionName } from './people.ts';
import { type HiddenSupplier, suppliers, wordOf } from './suppliers.ts';

export interface WorldSurvey {
  readonly id: number;
  /** The same in every run with the same seed. */
  readonly key: number;
  readonly supplier: number;
  readonly country: Country;
  readonly targeting: Targeting;
  /** In cents. */
  readonly reward: number;
  readonly loi: number;
  readonly said: Said | null;
  readonly truth: Truth;
  /** What its targeting asks for. */
  readonly questions: readonly string[];
  /** Entries until it closes; others fill it too, by this day. */
  life: number;
  readonly closesOn: number;
}

interface Truth {
  /** By device, of who enters. */
  readonly logOdds: readonly number[];
  /** Medians, in seconds, and the deviations of their logarithms. */
  readonly finish: number;
  readonly out: number;
  readonly reversal: number;
}

export const finishSpread = 0.35;
export const outSpread = 0.6;

export function surveyOf(
  id: number,
  country: Country,
  { life, closesOn }: Pick<WorldSurvey, 'life' | 'closesOn'>,
  seeded: Seeded,
): WorldSurvey {
  const supplier = seeded.below(suppliers.length);
  const hidden = suppliers[supplier] as HiddenSupplier;
  const loi = Math.round(Math.min(2400, Math.max(180, logNormal(seeded, 700, 0.5))));
  const ease = -0.35 + hidden.ease + country.ease + 0.75 * normal(seeded);
  const onDevice = devices.map((device) => (device === 'mobile' ? hidden.phones : 0) + 0.25 * normal(seeded));
  const finish = logNormal(seeded, loi * hidden.slower, 0.2);
  const out = logNormal(seeded, finish * 0.28, 0.5);
  const targeting = targetingOf(country, seeded);
  return {
    id,
    key: seeded.below(2 ** 31),
    supplier,
    country,
    targeting,
    questions: questionsOf(targeting),
    reward: Math.max(5, Math.round((logNormal(seeded, 9, 0.45) * loi) / 60)),
    loi,
    said: wordOf(hidden, ease, out, seeded),
    truth: { logOdds: onDevice.map((effect) => ease + effect), finish, out, reversal: hidden.reversal },
    life,
    closesOn,
  };
}

function targetingOf(country: Country, seeded: Seeded): Targeting {
  const start = seeded.below(questionCount);
  const clause = (place: number) => clauseOf((start + place) % questionCount, country, seeded);
  const count = [0, 1, 1, 2, 2, 3][seeded.below(6)] ?? 0;
  const low = 18 + seeded.below(25);
  return {
    clauses: Array.from({ length: count }, (_, place) => clause(place)),
    ...(seeded.chance(0.3) && { min_age: low, max_age: low + 15 + seeded.below(40) }),
    ...(seeded.chance(0.12) && { genders: [seeded.chance(0.5) ? 'female' : 'male'] as const }),
    ...(seeded.chance(0.1) && { any_of: [[{ clauses: [clause(count)] }, { clauses: [clause(count + 1)] }]] }),
  };
}

function questionsOf({ min_age, genders, clauses, any_of = [] }: Targeting): string[] {
  const all = [...clauses, ...any_of.flat().flatMap((member) => member.clauses)];
  return [
    ...(min_age === undefined ? [] : ['age']),
    ...(genders ? ['gender'] : []),
    ...all.map(({ question }) => question),
  ];
}

function clauseOf(question: number, country: Country, seeded: Seeded): TargetingClause {
  const all = (country.answers[question] ?? []).map((_, answer) => answerName(answer));
  const start = seeded.below(all.length);
  const wanted = Array.from(
    { length: 1 + seeded.below(all.length - 1) },
    (_, at) => all[(start + at) % all.length],
  );
  return {
    question: questionName(question),
    answers: wanted.filter((answer) => answer !== undefined),
    ...(seeded.chance(0.15) && { negate: true }),
  };
}
