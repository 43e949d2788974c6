// Apps whose people take surveys with hidden conversions and lengths, are turned away, and are paid for their minutes.

import { valueOnOffer } from '@earnwall/domain/fair-pay/on-offer';
import { paidSeconds } from '@earnwall/domain/fair-pay/paid-seconds';
import { type FairPayDay, nextRate } from '@earnwall/domain/fair-pay/rate';
import { timePay, turnAwayTerms } from '@earnwall/domain/fair-pay/turn-away';
import { assumedOutSeconds, noTimes, type TimeCounts, withTime } from '@earnwall/domain/odds/times';
import { Seeded } from '../shared/seeded.ts';

export interface Volume {
  /** Surveys that are started on a day. */
  readonly starts: number;
  /** What a minute of a survey pays to who finishes, in the smallest unit. */
  readonly perMinute: number;
}

interface Survey {
  readonly finish: number;
  readonly said: number;
  readonly loi_seconds: number;
  readonly user_reward: number;
  readonly out_median: number;
  /** Of those who were turned away, as the product counts them. */
  away: TimeCounts;
}

export interface PaidApp {
  fed: number;
  spent: number;
  /** The most that somebody who only stays gets of an honest person's value per minute, of all days. */
  dawdler: number;
  /** What part of each turned-away person's whole minutes after the first was paid. */
  readonly paidParts: number[];
}

/** The part that is set aside, in hundredths of a percent. */
const PART_BP = 400;
/** Of the logarithm of the time to being turned away. */
const SPREAD = 0.6;

export function playApp(seed: number, { starts, perMinute }: Volume, days: number): PaidApp {
  const chance = new Seeded(seed);
  const surveys = Array.from({ length: 120 }, () => makeSurvey(chance, perMinute));
  const app: PaidApp = { fed: 0, spent: 0, dawdler: 0, paidParts: [] };
  const past: FairPayDay[] = [];
  const yields: { earned: number; minutes: number }[] = [];
  let rate = nextRate({ rate_micros: null, days: [], value_micros: onOffer(surveys) }) ?? 1;
  for (let day = 0; day < days; day += 1) {
    // Some close and others come.
    for (let closed = 0; closed < 6; closed += 1)
      surveys[chance.below(surveys.length)] = makeSurvey(chance, perMinute);
    const today = playDay(chance, surveys, rate, starts * (day % 7 < 5 ? 1 : 0.7), app.paidParts);
    app.fed += today.fed;
    app.spent += today.spent;
    app.dawdler = Math.max(app.dawdler, bestDawdler(surveys, rate) / honestValue(surveys));
    past.unshift({ rate_micros: rate, fed: today.fed, spent: today.spent });
    yields.unshift(today);
    const recent = yields.slice(0, 14);
    const sum = (of: 'earned' | 'minutes') => recent.reduce((total, one) => total + one[of], 0);
    const value_micros = Math.floor((sum('earned') * 1e6) / sum('minutes'));
    rate = nextRate({ rate_micros: rate, days: past, value_micros }) ?? rate;
  }
  return app;
}

function makeSurvey(chance: Seeded, perMinute: number): Survey {
  const loi_seconds = 60 * (4 + chance.below(22));
  const finish = 0.12 + 0.5 * chance.next();
  const reward = (loi_seconds / 60) * perMinute * (0.6 + 0.8 * chance.next());
  return {
    ...{ finish, loi_seconds, user_reward: Math.max(1, Math.round(reward)) },
    said: Math.min(0.95, finish * (0.8 + 0.5 * chance.next())),
    out_median: loi_seconds * (0.15 + 0.25 * chance.next()),
    away: noTimes,
  };
}

/** As the server reckons before anything has happened. */
function onOffer(surveys: readonly Survey[]): number | null {
  const offered = surveys.map(({ said, loi_seconds, user_reward }) => ({
    ...{ conversion: said, loi_seconds, reward: user_reward },
  }));
  const value = valueOnOffer(offered);
  return value === null ? null : Math.floor(value * 1e6);
}

/** By the hidden truth, without any pay for time. */
function honestValue(surveys: readonly Survey[]): number {
  const earned = surveys.reduce((sum, { finish, user_reward }) => sum + finish * user_reward, 0);
  const seconds = surveys.reduce(
    (sum, { finish, loi_seconds, out_median }) =>
      sum + finish * loi_seconds + (1 - finish) * out_median * Math.exp(SPREAD ** 2 / 2),
    0,
  );
  return (earned * 60) / seconds;
}

const limitOf = ({ away, loi_seconds }: Survey): number =>
  paidSeconds(away, { loi_seconds, out_seconds: assumedOutSeconds(loi_seconds, null) });

function playDay(chance: Seeded, surveys: Survey[], rate: number, starts: number, parts: number[]) {
  const day = { fed: 0, spent: 0, earned: 0, minutes: 0 };
  for (let start = 0; start < starts; start += 1) {
    const survey = surveys[chance.below(surveys.length)];
    if (!survey) continue;
    const { loi_seconds, user_reward, finish } = survey;
    const limit_seconds = limitOf(survey);
    const { most } = turnAwayTerms({ rate_micros: rate, user_reward, paid_seconds: limit_seconds });
    if (chance.chance(finish)) {
      day.earned += user_reward;
      day.fed += Math.floor((user_reward * PART_BP) / 10_000);
      day.minutes += (loi_seconds * (0.7 + 0.6 * chance.next())) / 60;
      continue;
    }
    const seconds = Math.max(5, survey.out_median * Math.exp(SPREAD * normal(chance)));
    // One in ten never comes back, and of those some are reported late.
    const seen = chance.chance(0.9) ? seconds : seconds + (chance.chance(0.5) ? 7_200 * chance.next() : 0);
    const { amount, minutes } = timePay({ rate_micros: rate, most, limit_seconds }, seen);
    day.spent += amount;
    day.minutes += seconds / 60;
    const due = Math.floor(seconds / 60) - 1;
    // What half of the complete does not cover is not paid; that amounts are rounded down leaves no minute out.
    if (due > 0) parts.push(Math.min(minutes, (user_reward / 2 / rate) * 1e6) / due);
    survey.away = withTime(survey.away, seen);
  }
  return day;
}

/** Knows all rules, picks the survey that pays most for staying, and leaves at the best moment. */
function bestDawdler(surveys: readonly Survey[], rate_micros: number): number {
  let best = 0;
  for (const survey of surveys) {
    const limit_seconds = limitOf(survey);
    const { most } = turnAwayTerms({
      rate_micros,
      user_reward: survey.user_reward,
      paid_seconds: limit_seconds,
    });
    for (let minutes = 2; minutes * 60 <= limit_seconds; minutes += 1) {
      const { amount } = timePay({ rate_micros, most, limit_seconds }, minutes * 60);
      best = Math.max(best, amount / minutes);
    }
  }
  return best;
}

const normal = (chance: Seeded): number =>
  Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
