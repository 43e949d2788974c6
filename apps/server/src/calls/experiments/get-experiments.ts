// GET /experiments: how the odds hold and what experiments say, for anyone (OD-04).
import type { Calibration, Experiment } from '@earnwall/contract/entities/experiment';
import { experimentNames } from '@earnwall/domain/experiments/standing';
import type { ReadyHandler } from '#calls/handler.ts';
import { etaggedAnswer } from '#request/ready-answer.ts';
import { findLastResults } from '#store/experiments/results.ts';
import { calibrationFrom, experimentFrom } from '#surveys/experiments/measure.ts';

export const getExperiments: ReadyHandler<'experiments/get-experiments'> = async ({ database }) => {
  const results = await findLastResults(database.db, ['calibration', ...experimentNames]);
  const last = (name: string) => results.find((found) => found.name === name);
  const calibration = last('calibration');
  return etaggedAnswer({
    measured_at: calibration?.at.toISOString() ?? null,
    calibration: (calibration?.result as Calibration | undefined) ?? calibrationFrom([]),
    // One that was added since the last hour has not been measured yet.
    experiments: experimentNames.map(
      (name) => (last(name)?.result as Experiment | undefined) ?? experimentFrom(name, []),
    ),
  });
};
