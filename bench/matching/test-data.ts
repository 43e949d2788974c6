// An inventory and people as a large exchange has them: 40 countries of very different size, 60 profile questions of
// which some have long answer lists, 5 to 15 clauses a survey, and quotas by age and gender of which a quarter is full.
import type {
  Gender,
  MatchableSurvey,
  Quota,
  Respondent,
  TargetingClause,
} from '@earnwall/domain/matching/targeting';
import type { Device } from '@earnwall/domain/surveys/device';
import { Seeded, zipf } from '../shared/seeded.ts';

export interface Person {
  readonly respondent: Respondent;
  readonly taken: ReadonlySet<number>;
}

const countryCount = 40;
const questionCount = 60;
const pickCountry = zipf(countryCount, 1);
const pickQuestion = zipf(questionCount, 0.7);
const bands = [
  { min_age: 18, max_age: 24 },
  { min_age: 25, max_age: 34 },
  { min_age: 35, max_age: 54 },
  { min_age: 55, max_age: 99 },
] as const;
const allDevices: readonly Device[] = ['desktop', 'mobile', 'tablet'];

const sizes = new Seeded(7);
const answerCounts = Array.from({ length: questionCount }, (_, question) => {
  if (question % 20 === 0) return 2;
  return question % 15 === 0 ? 120 : 3 + sizes.below(14);
});
const answersOf = (question: number) => answerCounts[question] ?? 2;
const isMultiple = (question: number) => question % 10 === 3;
const country = (number: number) => `C${number}`;
const question = (number: number) => `q${number}`;
const answer = (number: number) => `a${number}`;

export function makeInventory(size: number): MatchableSurvey[] {
  const seeded = new Seeded(1);
  return Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    rank: seeded.below(size * 4),
    country: country(pickCountry(seeded)),
    language: 'en',
    devices: seeded.pick([
      allDevices,
      allDevices,
      allDevices,
      ['desktop'],
      ['mobile', 'tablet'],
      ['desktop', 'mobile'],
    ]),
    targeting: { ...ages(seeded), ...genders(seeded), clauses: clauses(seeded) },
    quotas: quotas(seeded),
  }));
}

export function makePeople(count: number, inventorySize: number): Person[] {
  const seeded = new Seeded(2);
  return Array.from({ length: count }, () => {
    const gender = seeded.next();
    return {
      respondent: {
        country: country(pickCountry(seeded)),
        device: seeded.pick(['desktop', 'mobile', 'tablet']),
        languages: ['en'],
        age: 18 + seeded.below(60),
        gender: gender < 0.49 ? 'male' : gender < 0.98 ? 'female' : 'other',
        answers: answers(seeded),
      },
      taken: new Set(
        Array.from(
          { length: seeded.below(Math.min(300, inventorySize / 4)) },
          () => 1 + seeded.below(inventorySize),
        ),
      ),
    };
  });
}

function ages(seeded: Seeded) {
  if (seeded.chance(0.4)) return {};
  const min_age = 18 + seeded.below(30);
  return { min_age, max_age: Math.min(99, min_age + 10 + seeded.below(50)) };
}

function genders(seeded: Seeded): { genders?: Gender[] } {
  const drawn = seeded.next();
  if (drawn < 0.7) return {};
  return { genders: drawn < 0.85 ? ['male'] : ['female'] };
}

function clauses(seeded: Seeded): TargetingClause[] {
  const asked = new Set<number>();
  for (const wanted = 5 + seeded.below(11); asked.size < wanted; ) asked.add(pickQuestion(seeded));
  return Array.from(asked, (number) => {
    const share = 0.3 + seeded.next() * 0.6;
    const all = Array.from({ length: answersOf(number) }, (_, index) => answer(index));
    const accepted = all.filter(() => seeded.chance(share));
    return { question: question(number), answers: accepted.length > 0 ? accepted : [answer(0)] };
  });
}

function quotas(seeded: Seeded): Quota[] {
  return bands.flatMap((band) =>
    (['male', 'female'] as const).map((gender) => ({
      targeting: { ...band, genders: [gender], clauses: [] },
      remaining: seeded.chance(0.25) ? 0 : 1 + seeded.below(50),
    })),
  );
}

function answers(seeded: Seeded): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const wanted = 10 + seeded.below(41); known.size < wanted; ) {
    const number = pickQuestion(seeded);
    const count = isMultiple(number) ? 1 + seeded.below(3) : 1;
    const given = Array.from({ length: count }, () => answer(seeded.below(answersOf(number))));
    known.set(question(number), [...new Set(given)]);
  }
  return known;
}
