import type { Bonus } from '@earnwall/contract/entities/bonus';
import { isRecord } from '#lib/is-record.ts';
import type { ShownSample } from './read-sample.ts';

/** An answer of the samples as it is while what is planned runs: metadata, and the prices of the lists. */
export function withSample<T extends object>(answer: T, sample: ShownSample): T {
  if ('extra' in answer && 'html' in answer && isRecord(answer.extra)) {
    const { currency_name, move_decimals, bonus, html } = sample;
    const extra = { ...answer.extra, bonus: bonus ? [bonus] : [] };
    return { ...answer, currency_name, move_decimals, html, extra };
  }
  if ('surveys' in answer && Array.isArray(answer.surveys)) {
    const percent = percentFor(sample.bonus, 'surveys');
    return { ...answer, surveys: answer.surveys.map((survey) => raisedSurvey(survey, percent)) };
  }
  if ('offers' in answer && Array.isArray(answer.offers)) {
    const percent = percentFor(sample.bonus, 'offers');
    return { ...answer, offers: answer.offers.map((offer) => raisedOffer(offer, percent)) };
  }
  return answer;
}

/** Goals raise no price, nor does a bonus on one offer that of the samples. */
const percentFor = (bonus: Bonus | null, entity: 'surveys' | 'offers'): number =>
  bonus?.type === 'percent' && bonus.entities.includes(entity) ? bonus.percentage : 0;

const raised = (amount: unknown, percent: number): number =>
  Math.floor((Number(amount) * (100 + percent)) / 100);

const raisedSurvey = (survey: unknown, bonus: number): unknown =>
  isRecord(survey) && 'user_reward_without_bonus' in survey
    ? { ...survey, bonus, user_reward: raised(survey.user_reward_without_bonus, bonus) }
    : survey;

const raisedOffer = (offer: unknown, bonus: number): unknown =>
  isRecord(offer) && 'reward_without_bonus' in offer
    ? { ...offer, bonus, reward: raised(offer.reward_without_bonus, bonus) }
    : offer;
