import * as z from 'zod';
import { experimentDecisions, guardNames, guardStates } from '../experiments.ts';
import { count, moment } from './scalars.ts';

/** A share of a whole, 0.07 for 7 %. */
const part = z.number();

/** "When we said 60%, 58% finished." */
export const calibrationStep = z.object({
  said: z.int().min(5).max(95).describe('The odds that people read, in percent.'),
  starts: count,
  finished: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe('Percent of the starts; null where they are too few to tell.'),
});

export const calibration = z.object({
  since: z.iso.date().nullable().describe('The first day that counts; null where nothing counts yet.'),
  steps: z.array(calibrationStep).max(19),
});

const guard = z.object({
  name: z.enum(guardNames),
  state: z.enum(guardStates),
  rates: z.tuple([part, part]).nullable().describe('In the order of the arms.'),
});

/** An experiment that runs all the time, as it stands. */
export const experiment = z.object({
  name: z.string().max(40),
  since: moment.nullable().describe('The first exposure; null where there is none yet.'),
  decision: z.enum(experimentDecisions),
  lift: z
    .object({ lift: part, low: part, high: part })
    .nullable()
    .describe(
      'How much more an hour yields in the first arm than in the second; the interval holds at any time.',
    ),
  arms: z.array(z.object({ name: z.string().max(40), people: count })).length(2),
  guards: z.array(guard).max(guardNames.length),
});

export type Calibration = z.infer<typeof calibration>;
export type Experiment = z.infer<typeof experiment>;
