import type { Gender, Respondent } from '../matching/targeting.ts';
import { ageOn } from './age.ts';
import { isFresh, type KeptAnswer } from './freshness.ts';

/** Questions whose answers matching knows by a name of their own. */
export const birthdayQuestion = 'birthday';
export const genderQuestion = 'gender';
const languagesQuestion = 'languages';

const genders: readonly Gender[] = ['male', 'female', 'other'];

interface Visitor {
  readonly country: string;
  readonly device: Respondent['device'];
  /** What the publisher said, where the person has not been asked. */
  readonly birthday: string | null;
}

/**
 * What may be relied upon about a person at this moment. List and qualification both ask this, so that a survey that
 * is shown is never refused for an answer the list did not count (decision 0007).
 */
export function respondentOf(profile: readonly KeptAnswer[], visitor: Visitor, now: Date): Respondent {
  const answers = new Map<string, readonly string[]>(
    profile.filter((answer) => isFresh(answer, now)).map((answer) => [answer.question_id, answer.answers]),
  );
  if (visitor.birthday !== null && !answers.has(birthdayQuestion)) {
    answers.set(birthdayQuestion, [visitor.birthday]);
  }
  const birthday = answers.get(birthdayQuestion)?.[0];
  const gender = answers.get(genderQuestion)?.[0];
  return {
    country: visitor.country,
    device: visitor.device,
    languages: answers.get(languagesQuestion) ?? null,
    age: birthday === undefined ? null : ageOn(birthday, now),
    gender: genders.find((known) => known === gender) ?? null,
    answers,
  };
}
