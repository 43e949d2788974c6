import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { countryName } from '@earnwall/domain/console/country-name';
import { changeOf } from '@earnwall/domain/console/figures';
import { pointsText } from '#features/money/money-text.ts';
import { goalNames } from './goal-names.ts';

const entityWords = (entities: readonly string[]): string => entities.join(' and ');

const goalWords = {
  completes: ['survey or offer', 'surveys or offers'],
  completes_surveys: ['survey', 'surveys'],
  finished: ['task of an offer', 'tasks of offers'],
  finished_offers: ['whole offer', 'whole offers'],
} as const;

export function goalsText(goals: OperatedBonus['goals']): string {
  return goalNames
    .filter((name) => goals[name] > 0)
    .map((name) => `${goals[name]} ${goalWords[name][goals[name] === 1 ? 0 : 1]}`)
    .join(', ');
}

type Worded = Pick<
  OperatedBonus,
  'type' | 'entities' | 'percentage' | 'goals' | 'reward' | 'offer' | 'currency'
>;

/** What people get: its name in lists. */
export function bonusTitle(bonus: Worded): string {
  const { type, entities, percentage, goals, reward, offer, currency } = bonus;
  if (type === 'percent') return `${percentage}% on ${entityWords(entities)}`;
  if (type === 'offer_engagement') return `${percentage}% on ${offer?.name ?? 'an offer'}`;
  return `${pointsText(reward ?? 0, currency)} for ${goalsText(goals)}`;
}

export function audienceText({ kind, country }: OperatedBonus['audience']): string {
  if (kind === 'everybody') return 'Everybody';
  return kind === 'user' ? 'One person' : (countryName(country ?? '') ?? country ?? '');
}

export const typeWords = {
  percent: 'Percent',
  special: 'For goals',
  offer_engagement: 'On an offer',
} as const;

export function changeText({ completes, completes_before }: OperatedBonus['results']): string {
  const change = changeOf(completes, completes_before, '%');
  if (!change) return completes_before === 0 && completes > 0 ? 'none the week before' : '';
  if (change.direction === 'same') return 'as the week before';
  return `${change.direction === 'up' ? '+' : '−'}${change.text}`;
}
