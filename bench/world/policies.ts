// Four ways to order a list, for the same people in the same world.
import { behaviourOf } from '@earnwall/domain/odds/behaviour';
import { correct } from '@earnwall/domain/odds/isotonic';
import { entryOdds, oddsOf } from '@earnwall/domain/odds/odds';
import { newcomerFor, orderByValue, withNewcomer } from '@earnwall/domain/odds/order';
import { expectedSeconds } from '@earnwall/domain/odds/times';
import { type ShareOf, unknownShare } from '@earnwall/domain/odds/unknown-share';
import { valuePerMinute } from '@earnwall/domain/odds/value';
import { rankOf } from '@earnwall/domain/surveys/rank';
import type { Seeded } from '../shared/seeded.ts';
import { openQuestions } from './attempt.ts';
import type { Knowledge } from './knowledge.ts';
import type { Person } from './people.ts';
import type { WorldSurvey } from './surveys.ts';
import { expectedOf, questionSeconds } from './truth.ts';

export interface Placed {
  readonly id: number;
  readonly value: number;
  readonly survey: WorldSurvey;
  readonly p: number;
  readonly isKnown: boolean;
}

export interface Visit {
  readonly person: Person;
  readonly open: readonly WorldSurvey[];
  readonly knowledge: Knowledge;
  readonly shares: ShareOf;
  readonly trueShares: ShareOf;
  readonly seeded: Seeded;
}

export type Policy = (visit: Visit) => Placed[];

const plain = (survey: WorldSurvey, value: number): Placed => ({
  id: survey.id,
  value,
  survey,
  p: 0,
  isKnown: false,
});

export const atRandom: Policy = ({ open, seeded }) =>
  orderByValue(open.map((survey) => plain(survey, seeded.next())));

/** Today's rank by the supplier's word. Where there is none the usual is assumed: better than what it did, the last place. */
export const bySuppliersWord: Policy = ({ open }) =>
  orderByValue(
    open.map((survey) =>
      plain(
        survey,
        -rankOf({
          payout_micros: BigInt(survey.reward * 10_000),
          loi_seconds: survey.loi,
          said: survey.said?.conversion ? { conversion: survey.said.conversion } : null,
        }),
      ),
    ),
  );

export const byOracle: Policy = ({ open, person, trueShares }) =>
  orderByValue(
    open.map((survey) => {
      const questions = openQuestions(survey, person);
      const { reward, seconds } = expectedOf(survey, person, trueShares, questions);
      return plain(survey, reward / seconds);
    }),
  );

export const byValue: Policy = (visit) => {
  const behaviour = behaviourOf(visit.person);
  const ordered = orderByValue(visit.open.map((survey) => placed(visit, survey, behaviour)));
  const newcomers = ordered.filter(({ isKnown }) => !isKnown);
  const found = newcomerFor(newcomers, visit.seeded.next());
  return found ? withNewcomer(ordered, found.newcomer) : ordered;
};

function placed({ person, knowledge, shares }: Visit, survey: WorldSurvey, behaviour: number): Placed {
  const book = knowledge.bookOf(survey);
  const q = unknownShare(survey.targeting, person.known, shares);
  const conversion = book.on(person.truth.device ?? 'desktop');
  const { correction } = knowledge;
  const { p, isKnown } = oddsOf({
    q,
    conversion,
    behaviour,
    ...(correction && { correct: (entry: number) => correct(correction, entry) }),
  });
  const seconds = expectedSeconds({
    p,
    q,
    ...book.seconds,
    question_seconds: openQuestions(survey, person) * questionSeconds,
  });
  const reversal_rate = knowledge.reversalOf(survey);
  const value = valuePerMinute({ p, reward: survey.reward, reversal_rate, away_pay: 0, seconds });
  return { id: survey.id, value, survey, p, isKnown };
}

/** Before any correction. */
export function entryOddsOf(
  { person, knowledge }: Visit,
  survey: WorldSurvey,
): { usual: number; said: number } {
  const conversion = knowledge.bookOf(survey).on(person.truth.device ?? 'desktop');
  return { usual: conversion.mean, said: entryOdds({ conversion, behaviour: behaviourOf(person) }) };
}
