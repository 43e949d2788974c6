import type { Survey } from '@earnwall/contract/entities/survey';
import { topics } from '@earnwall/contract/topics';
import { awayPayOf } from '#lib/odds/away-pay.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { sampleSurveyFacts } from '#samples/sample-survey-facts.ts';
import { ago, day } from './moments.ts';

/** Every mark that a tile can have. */
const marks = { hot: true, feature: true, flag: 'Double points' };

/** One of each kind of tile, then ordinary ones. */
const kinds: readonly Partial<Survey>[] = [
  {
    onboarding: true,
    user_reward: 600,
    user_reward_without_bonus: 500,
    bonus: 20,
    loi: 240,
    user_rating_ct: 0,
  },
  {
    topic: 'technology',
    hot: true,
    user_reward: 1250,
    user_reward_without_bonus: 1250,
    loi: 1080,
    user_rating_avg: 4.6,
  },
  { topic: 'travel', user_reward: 960, user_reward_without_bonus: 800, bonus: 20, loi: 720, feature: true },
  {
    topic: 'food',
    user_reward: 320,
    user_reward_without_bonus: 320,
    loi: 300,
    user_rating_ct: 0,
    user_rating_avg: 0,
  },
  {
    topic: 'media',
    user_reward: 640,
    user_reward_without_bonus: 640,
    loi: 900,
    flag: 'Double points',
    feature: true,
  },
  {
    topic: 'money',
    user_reward: 1440,
    user_reward_without_bonus: 1200,
    bonus: 20,
    loi: 1500,
    ...marks,
    user_rating_ct: 1840,
  },
  {
    topic: 'home',
    user_reward: 150,
    user_reward_without_bonus: 150,
    loi: 120,
    user_rating_avg: 3.4,
    user_rating_ct: 212,
  },
  { user_reward: 410, user_reward_without_bonus: 410, loi: 540, payout_type: 2 },
  {
    topic: 'health',
    user_reward: 275,
    user_reward_without_bonus: 275,
    loi: 420,
    user_rating_avg: 4.9,
    user_rating_ct: 1840,
  },
];

/** Every word for odds, and some that are not known. */
const odds = [60, 80, 60, null, 40, 55, 25, 65, null] as const;

export const surveys: readonly Survey[] = kinds.map((kind, at) =>
  sampleSurvey({
    order: at + 1,
    ...withOdds(kind.onboarding ? null : (odds[at] ?? null), kind),
    ...kind,
  }),
);

/** Times, counts and what a minute yields, that go with them. */
function withOdds(
  percent: number | null,
  { loi = 600, user_reward = 0 }: Pick<Partial<Survey>, 'loi' | 'user_reward'>,
): Partial<Survey> {
  const week = percent === null ? { week_started: 6, week_finished: 3 } : { week_started: 212 };
  return {
    ...{ odds: percent, finish_seconds: loi, out_seconds: Math.round(loi / 2), paid_seconds: loi },
    per_minute: percent && perMinute(percent / 100, loi / 60, user_reward),
    ...{ week_finished: Math.round((212 * (percent ?? 0)) / 100), ...week },
  };
}

/** Turned away after half of the time. */
function perMinute(part: number, minutes: number, reward: number): number {
  return Number(((part * reward) / (part * minutes + ((1 - part) * minutes) / 2)).toPrecision(2));
}

/** A list long enough for every section: a few minutes, much to earn, new, and the rest. */
export const manySurveys: readonly Survey[] = Array.from({ length: 40 }, (_, at) => {
  const minutes = [12, 4, 25, 8, 15, 3, 30, 10][at % 8] ?? 10;
  const reward = minutes * 45 + at * 5;
  return sampleSurvey({
    ...{ hash: `many-${at}`, order: at + 1, topic: topics[(at * 7) % (topics.length + 2)] ?? null },
    ...{ loi: minutes * 60, user_reward: reward, user_reward_without_bonus: reward },
    ...withOdds([60, 80, 40, null, 55, 65, 35, 25][at % 8] ?? null, {
      ...{ loi: minutes * 60, user_reward: reward },
    }),
    opened_on: ago(at % 5 === 3 ? 0 : 40 * day).slice(0, 10),
  });
});

/** The one that is on its way in previews of what follows a press on its tile. */
export const chosenSurvey = { hash: sampleSurvey({ order: 3 }).hash };

/** What an app that pays for time pays for a minute. */
export const fairPay = { rate_micros: 12_000_000 };

/** What is said of it on the way in, and when it has ended. */
export function chosenFacts() {
  const { loi, user_reward, user_reward_without_bonus, bonus, topic, ...rest } =
    surveys.find(({ hash }) => hash === chosenSurvey.hash) ?? sampleSurvey();
  const { odds, per_minute, finish_seconds, out_seconds, week_started, week_finished } = rest;
  const facts = sampleSurveyFacts({
    ...{ loi, user_reward, user_reward_without_bonus, bonus },
    ...{ odds, per_minute, finish_seconds, out_seconds, week_started, week_finished },
    turn_away: awayPayOf({ user_reward, ...rest }, fairPay),
  });
  return { facts, topic };
}
