// What people answered, by country: the product's own estimate of how likely an unknown answer is the wanted one.
import type { ShareOf } from '@earnwall/domain/odds/unknown-share';
import type { Person } from './people.ts';

/** Of fewer people no share is told. */
const leastPeople = 50;

type Counts = Map<string, number>;

export class AnswerShares {
  private counts = new Map<string, Counts>();
  /** By the list of answers of a clause, until people are counted again. */
  private sums = new WeakMap<readonly string[], number>();

  count(people: readonly Person[]): void {
    this.counts = new Map();
    this.sums = new WeakMap();
    for (const { country, known } of people) {
      const own = this.counts.get(country.code) ?? new Map<string, number>();
      this.counts.set(country.code, own);
      for (const [question, answers] of known.answers) add(own, question, answers[0]);
      if (known.age !== null) add(own, 'age', String(known.age));
      if (known.gender !== null) add(own, 'gender', known.gender);
    }
  }

  in(country: string): ShareOf {
    const counts = this.counts.get(country);
    return (question, answers, negate) => {
      const share = this.sums.get(answers) ?? shareOf(counts, question, answers);
      if (share === null) return null;
      this.sums.set(answers, share);
      return negate ? 1 - share : share;
    };
  }
}

function add(counts: Counts, question: string, answer: string | undefined): void {
  for (const key of [question, `${question}=${answer}`]) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function shareOf(counts: Counts | undefined, question: string, answers: readonly string[]): number | null {
  const people = counts?.get(question) ?? 0;
  if (people < leastPeople) return null;
  return answers.reduce((sum, answer) => sum + (counts?.get(`${question}=${answer}`) ?? 0), 0) / people;
}
