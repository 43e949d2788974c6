// What was last measured of odds and experiments; before the first hour, what can be said of nothing.
import type { Calibration, Experiment } from '@earnwall/contract/entities/experiment';
import { experimentNames } from '@earnwall/domain/experiments/standing';
import type { Queryable } from '#store/engine/queryable.ts';
import { findLastResults } from '#store/experiments/results.ts';
import { calibrationFrom, experimentFrom } from './measure.ts';

export interface LastReport {
  measured_at: string | null;
  calibration: Calibration;
  experiments: Experiment[];
}

export async function lastReport(on: Queryable): Promise<LastReport> {
  const results = await findLastResults(on, ['calibration', ...experimentNames]);
  const last = (name: string) => results.find((found) => found.name === name);
  const calibration = last('calibration');
  return {
    measured_at: calibration?.at.toISOString() ?? null,
    calibration: (calibration?.result as Calibration | undefined) ?? calibrationFrom([]),
    // One that was added since the last hour has not been measured yet.
    experiments: experimentNames.map(
      (name) => (last(name)?.result as Experiment | undefined) ?? experimentFrom(name, []),
    ),
  };
}
