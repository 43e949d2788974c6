// What happens when a person opens a survey: our questions, then the survey, then reports, most of them late and some much
// later, or none at all.
import { fitOf } from '@earnwall/domain/matching/naive';
import type { Seeded } from '../shared/seeded.ts';
import { logNormal, waiting } from './chance.ts';
import type { Person } from './people.ts';
import { finishSpread, outSpread, type WorldSurvey } from './surveys.ts';
import { entryTruth } from './truth.ts';

export interface Entry {
  readonly isComplete: boolean;
  readonly seconds: number;
  /** In minutes after the start; null where the supplier never reports. */
  readonly reportedAfter: number | null;
  /** In minutes after the start; null where it is never taken back. */
  readonly reversedAfter: number | null;
}

const day = 1440;

/** How many of a survey's questions are still to be asked. */
export function openQuestions({ questions }: WorldSurvey, person: Person): number {
  let open = 0;
  for (const question of questions) if (!isAnswered(question, person)) open += 1;
  return open;
}

function isAnswered(question: string, { known }: Person): boolean {
  if (question === 'age') return known.age !== null;
  return question === 'gender' ? known.gender !== null : known.answers.has(question);
}

/** Asks until an answer shuts the person out; whatever was asked is known from then on. */
export function isLetIn(survey: WorldSurvey, person: Person): boolean {
  const { known, truth } = person;
  for (const question of survey.questions) {
    if (isAnswered(question, person)) continue;
    if (question === 'age') known.age = truth.age;
    else if (question === 'gender') known.gender = truth.gender;
    else known.answers.set(question, truth.answers.get(question) ?? []);
    if (fitOf(survey.targeting, known) === 'contradicts') return false;
  }
  return true;
}

export function enter(survey: WorldSurvey, person: Person, seeded: Seeded): Entry {
  const { finish, out, reversal } = survey.truth;
  if (!seeded.chance(entryTruth(survey, person))) {
    const seconds = logNormal(seeded, out, outSpread);
    const reportedAfter = seeded.chance(0.1) ? null : seconds / 60 + waiting(seeded, 0.5);
    return { isComplete: false, seconds, reportedAfter, reversedAfter: null };
  }
  const seconds = logNormal(seeded, finish, finishSpread);
  const late = seeded.chance(0.04) ? seeded.next() * 2 * day : 0;
  const reportedAfter = seconds / 60 + waiting(seeded, 4) + late;
  // Some are taken back before the late report that they were completed.
  const reversedAfter = seeded.chance(reversal) ? day * (0.5 + 25 * seeded.next() ** 2) : null;
  return { isComplete: true, seconds, reportedAfter, reversedAfter };
}
