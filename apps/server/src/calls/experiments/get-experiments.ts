// GET /experiments: how the odds hold and what experiments say, for anyone (OD-04).
import type { ReadyHandler } from '#calls/handler.ts';
import { etaggedAnswer } from '#request/ready-answer.ts';
import { lastReport } from '#surveys/experiments/last-report.ts';

export const getExperiments: ReadyHandler<'experiments/get-experiments'> = async ({ database }) =>
  etaggedAnswer(await lastReport(database.db));
