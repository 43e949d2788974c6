import type { BonusPlan, OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { planErrors } from '@earnwall/domain/bonuses/plan';
import { parseDecimal, writeDecimal } from '@earnwall/domain/console/decimal';
import { readSchedule } from '@earnwall/domain/zones/schedule';
import { ownZone, presets, type ScheduleDraft, scheduleOf } from '#features/schedule/schedule.ts';

/** A bonus as it is edited: numbers as they are typed. */
export interface BonusDraft extends ScheduleDraft {
  app: string;
  type: BonusPlan['type'];
  entities: BonusPlan['entities'];
  audience: BonusPlan['audience']['kind'];
  country: string;
  user: string;
  percentage: string;
  completes: string;
  completes_surveys: string;
  finished: string;
  finished_offers: string;
  reward: string;
  offer: string;
}

/** The next weekend, which most are planned for. */
export function newDraft(app: string, now: Date): BonusDraft {
  const zone = ownZone();
  const weekend = presets[0]?.of(now, zone) ?? { startsNow: true, starts: '', ends: '' };
  return {
    ...{
      app,
      type: 'percent',
      entities: ['surveys', 'offers'],
      audience: 'everybody',
      country: '',
      user: '',
    },
    ...{ percentage: '20', completes: '', completes_surveys: '', finished: '', finished_offers: '' },
    ...{ reward: '', offer: '', zone, ...weekend },
  };
}

const typed = (count: number): string => (count === 0 ? '' : String(count));

export function draftOf(bonus: OperatedBonus): BonusDraft {
  const { app, type, entities, audience, percentage, goals, reward, offer, currency } = bonus;
  const { zone, starts, ends } = bonus;
  return {
    ...{ app: app.id, type, entities, audience: audience.kind, country: audience.country ?? '' },
    ...{ user: audience.user ?? '', percentage: typed(percentage ?? 0), offer: offer?.id ?? '' },
    completes: typed(goals.completes),
    completes_surveys: typed(goals.completes_surveys),
    finished: typed(goals.finished),
    finished_offers: typed(goals.finished_offers),
    reward: reward === null ? '' : writeDecimal(BigInt(reward), currency.decimals),
    ...{ zone, startsNow: false, starts, ends: ends ?? '' },
  };
}

/** The same once more, the next weekend. */
export const duplicateOf = (bonus: OperatedBonus, now: Date): BonusDraft => {
  const draft = draftOf(bonus);
  return { ...draft, ...presets[0]?.of(now, draft.zone) };
};

const countOf = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);
const numberOf = (text: string): number | null =>
  /^\d{1,6}(\.\d+)?$/.test(text.trim()) ? Number(text) : null;

export function planOf(draft: BonusDraft): BonusPlan {
  const { type, entities, country, user, percentage, reward, offer } = draft;
  return {
    ...{ type, entities, audience: audienceOf(draft.audience, country, user), offer: offer || null },
    percentage: numberOf(percentage),
    goals: {
      completes: countOf(draft.completes),
      completes_surveys: countOf(draft.completes_surveys),
      finished: countOf(draft.finished),
      finished_offers: countOf(draft.finished_offers),
    },
    reward: reward.trim() || null,
    ...scheduleOf(draft),
  };
}

function audienceOf(kind: BonusDraft['audience'], country: string, user: string): BonusPlan['audience'] {
  if (kind === 'country') return { kind, country };
  return kind === 'user' ? { kind, user: user.trim() } : { kind };
}

/** What the form itself can tell; the server has the last word. `begun`: of what runs only the end counts. */
export function problemsOf(draft: BonusDraft, decimals: number, now: Date, begun: Date | null) {
  const plan = planOf(draft);
  const read = readSchedule(plan, now, { needsEnd: true, ...(begun && { begun }) });
  const ofTimes = read.ok ? [] : Object.entries(read.errors).map(([field, text]) => [field, [text]] as const);
  const errors: Record<string, readonly string[]> = Object.fromEntries(ofTimes);
  return begun ? errors : { ...planErrors(plan, decimals), ...errors };
}

/** A reward as the panel gets it; 0 for what is none. */
export const rewardOf = (text: string, decimals: number): number =>
  Number(parseDecimal(text, decimals) ?? 0n);
