// What a planned bonus may be: the one rule for each field, applied by the server to what it is sent and by the console
// while somebody types. A sentence says what would do.
import type { BonusPlan } from '@earnwall/contract/entities/operated-bonus';
import { countryName } from '../console/country-name.ts';
import { parseDecimal } from '../console/decimal.ts';

export type PlanTerms = Omit<BonusPlan, 'zone' | 'starts' | 'ends'>;
export type PlanErrors = Readonly<Record<string, readonly string[]>>;

const maxGoal = 1_000;
const goalNames = ['completes', 'completes_surveys', 'finished', 'finished_offers'] as const;

/** By field; empty when all is well. Times are a rule of their own (zones/schedule.ts). */
export function planErrors(terms: PlanTerms, decimals: number): PlanErrors {
  const found = { ...audienceError(terms), ...typeErrors(terms, decimals) };
  return Object.fromEntries(Object.entries(found).map(([field, sentence]) => [field, [sentence]]));
}

type Found = Readonly<Record<string, string>>;

function typeErrors(terms: PlanTerms, decimals: number): Found {
  const { type, entities, offer } = terms;
  const noEntity: Found = entities.length === 0 ? { entities: 'Choose surveys, offers or both.' } : {};
  if (type === 'percent') return { ...noEntity, ...percentError(terms) };
  if (type === 'special') return { ...noEntity, ...goalsError(terms), ...rewardError(terms, decimals) };
  return { ...(offer === null && { offer: 'Choose the offer that pays more.' }), ...percentError(terms) };
}

function percentError({ percentage }: PlanTerms): Found {
  const isRight = percentage !== null && Number.isInteger(percentage) && percentage >= 1;
  return isRight && percentage <= 1000 ? {} : { percentage: 'Write a whole number from 1 to 1000.' };
}

function goalsError({ goals, entities }: PlanTerms): Found {
  const wanted = goalNames.filter((name) => goals[name] > 0);
  if (wanted.length === 0) return { goals: 'Set at least one goal.' };
  if (wanted.some((name) => goals[name] > maxGoal)) return { goals: `A goal is ${maxGoal} at most.` };
  const needs = (name: (typeof goalNames)[number]) => (name === 'completes_surveys' ? 'surveys' : 'offers');
  const lost = wanted.find((name) => name !== 'completes' && !entities.includes(needs(name)));
  return lost ? { goals: `A goal counts ${needs(lost)}: the bonus must be for them, too.` } : {};
}

function rewardError({ reward }: PlanTerms, decimals: number): Found {
  const value = reward === null ? null : parseDecimal(reward, decimals);
  const isSafe = value !== null && value > 0n && value <= BigInt(Number.MAX_SAFE_INTEGER);
  const digits = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
  return isSafe ? {} : { reward: `The reward must be ${digits} above 0.` };
}

function audienceError({ audience }: PlanTerms): Found {
  if (audience.kind === 'country' && countryName(audience.country) === null)
    return { audience: 'Choose a country.' };
  return audience.kind === 'user' && audience.user.trim() === '' ? { audience: 'Name the user.' } : {};
}

export interface BonusTerms extends Pick<BonusPlan, 'type' | 'entities' | 'goals'> {
  readonly percentage: number | null;
  readonly reward: bigint | null;
  readonly offer: string | null;
}

const noGoals = { completes: 0, completes_surveys: 0, finished: 0, finished_offers: 0 };

/** Of a plan without errors: what its type has, and nothing else. */
export function termsOf(plan: PlanTerms, decimals: number): BonusTerms {
  const { type, entities, percentage, goals, reward, offer } = plan;
  const both = (['surveys', 'offers'] as const).filter((entity) => entities.includes(entity));
  if (type === 'special') {
    const points = parseDecimal(reward ?? '', decimals);
    return { type, entities: both, goals, percentage: null, reward: points, offer: null };
  }
  const isOffer = type === 'offer_engagement';
  return {
    ...{ type, percentage, goals: noGoals, reward: null },
    entities: isOffer ? ['offers'] : both,
    offer: isOffer ? offer : null,
  };
}
