import * as z from 'zod';
import { outcomes } from '../outcomes.ts';

const [, ...unpaid] = outcomes;

/** Why a survey paid less than its full reward, or nothing; an addition, so that users learn the reason. */
export const unpaidReason = z
  .enum([...unpaid, 'unreported', 'reversed'])
  .describe(
    'The outcome that ended it. timeout: the supplier reported one; unreported: no report came in time; reversed: it was paid and taken back later.',
  );

export type UnpaidReason = z.infer<typeof unpaidReason>;
