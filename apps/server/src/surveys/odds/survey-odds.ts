// What is expected of one open survey, the same for everybody: conversions by device, times, and what a minute of it yields
// (OD-01). On a coarse grid, so that lists stay the same until it matters.
import { paidSeconds } from '@earnwall/domain/fair-pay/paid-seconds';
import {
  type Conversion,
  type Counts,
  conversionMean,
  conversionOf,
  isKnown,
  type Prior,
} from '@earnwall/domain/odds/conversion';
import type { DeviceEffects } from '@earnwall/domain/odds/device-effects';
import { onGrid, steppedSeconds, steppedWeek } from '@earnwall/domain/odds/grid';
import { priorOf, type Said } from '@earnwall/domain/odds/prior';
import { type CountsByDevice, priorOnDevice } from '@earnwall/domain/odds/prior-on-device';
import { assumedOutSeconds, expectedSeconds, meanSeconds, noTimes } from '@earnwall/domain/odds/times';
import { valuePerMinute } from '@earnwall/domain/odds/value';
import type { Device } from '@earnwall/domain/surveys/device';
import { rankOfValue } from '@earnwall/domain/surveys/rank';
import type { SurveyCounts } from '#store/surveys/outcome-counts.ts';
import type { OpenSurvey } from '#store/surveys/surveys.ts';
import type { Learned } from './learned.ts';

export interface SurveyOdds extends Readonly<Record<Device, Conversion>> {
  readonly finish_seconds: number;
  readonly out_seconds: number;
  readonly paid_seconds: number;
  readonly week_started: number;
  readonly week_finished: number;
  readonly reversal_rate: number;
  /** Of somebody of whom nothing is known. */
  readonly rank: number;
}

type Facts = Pick<
  OpenSurvey,
  | 'supplier_id'
  | 'country'
  | 'loi_seconds'
  | 'payout_micros'
  | 'conversion'
  | 'said_entrants'
  | 'said_completes'
  | 'said_out_seconds'
>;

const nobody: Counts = { entrants: 0, completes: 0 };

export function surveyOdds(survey: Facts, learned: Learned, counts: SurveyCounts | null): SurveyOdds {
  const { supplier_id, country, loi_seconds } = survey;
  const supplier = learned.supplierIn(supplier_id, country);
  const prior = priorOf(saidOf(survey), supplier);
  const out = assumedOutSeconds(loi_seconds, survey.said_out_seconds);
  const { finish = noTimes, away = noTimes } = counts ?? {};
  const finish_seconds = steppedSeconds(meanSeconds(finish, loi_seconds, supplier.finish));
  const out_seconds = steppedSeconds(meanSeconds(away, out, supplier.away));
  const limit = paidSeconds(away, { loi_seconds, out_seconds: out }, supplier.away);
  const paid_seconds = Math.min(loi_seconds, steppedSeconds(limit));
  const week = steppedWeek(counts?.week.entrants ?? 0, counts?.week.completes ?? 0);
  const { reversal_rate } = supplier;
  const p = onGrid(conversionMean(prior, totalOf(counts)));
  const seconds = expectedSeconds({ p, finish_seconds, out_seconds, question_seconds: 0 });
  const reward = Number(survey.payout_micros);
  const { desktop, mobile, tablet } = conversions(prior, supplier.devices, counts?.byDevice);
  return {
    // Field by field: objects made by spreading are slow to read, and every list reads 200 of them.
    desktop,
    mobile,
    tablet,
    finish_seconds,
    out_seconds,
    paid_seconds,
    week_started: week.started,
    week_finished: week.finished,
    reversal_rate,
    rank: rankOfValue(valuePerMinute({ p, reward, reversal_rate, away_pay: 0, seconds })),
  };
}

/** What a list shows of it or depends on; an interval that grows narrower changes nothing by itself. */
export const oddsDigest = ({ desktop, mobile, tablet, ...facts }: SurveyOdds): string =>
  JSON.stringify([facts, ...[desktop, mobile, tablet].map((on) => [on.mean, isKnown(on)])]);

function conversions(
  prior: Prior,
  effects: DeviceEffects,
  counts: CountsByDevice = {},
): Record<Device, Conversion> {
  const on = (device: Device) =>
    onSteps(priorOnDevice(prior, device, counts, effects), counts[device] ?? nobody);
  return { desktop: on('desktop'), mobile: on('mobile'), tablet: on('tablet') };
}

/** Many surveys have the same: each is worked out, and kept, once. */
const known = new Map<string, Conversion>();
const mostKnown = 20_000;

function onSteps(prior: Prior, counts: Counts): Conversion {
  const mean = onGrid(conversionMean(prior, counts));
  const weight = Math.round(prior.kappa + counts.entrants);
  const key = `${mean}:${weight}`;
  const found = known.get(key);
  if (found) return found;
  const made = { ...conversionOf({ mean, kappa: weight }, nobody), mean };
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}

function totalOf(counts: SurveyCounts | null): Counts {
  const all = Object.values(counts?.byDevice ?? {});
  return {
    entrants: all.reduce((sum, { entrants }) => sum + entrants, 0),
    completes: all.reduce((sum, { completes }) => sum + completes, 0),
  };
}

function saidOf(survey: Facts): Said | null {
  if (survey.conversion === null) return null;
  return {
    conversion: survey.conversion,
    entrants: survey.said_entrants,
    completes: survey.said_completes,
    out_seconds: survey.said_out_seconds,
  };
}
