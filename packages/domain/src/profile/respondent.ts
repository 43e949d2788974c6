import type { Gender, Respondent } from '../matching/targeting.ts';
import { ageOn } from './age.ts';
import { isFresh, type StoredAnswer } from './freshness.ts';

/** Questions that matching, or what suppliers are told, has separate fields for. */
export const birthdayQuestion = 'birthday';
export const genderQuestion = 'gender';
export const postalCodeQuestion = 'zip';
const languagesQuestion = 'languages';

const genders: readonly Gender[] = ['male', 'female', 'other'];

interface Visitor {
  readonly country: string;
  readonly device: Respondent['device'];
  /** From the publisher, used while the user has not answered the question. */
  readonly birthday: string | null;
}

/**
 * The respondent with the answers that are fresh now. List and qualification both use it, so that a survey in the list is
 * never refused for an answer that the list ignored (decision 0007).
 */
export function respondentOf(profile: readonly StoredAnswer[], visitor: Visitor, now: Date): Respondent {
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
