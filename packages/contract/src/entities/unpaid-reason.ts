import * as z from 'zod';

/** Why a survey paid less than its full reward, or nothing; ours, so that nobody is left guessing. */
export const unpaidReason = z
  .enum([
    'partial',
    'screen_out',
    'quota_full',
    'closed',
    'duplicate',
    'quality',
    'security',
    'timeout',
    'error',
    'reversed',
  ])
  .describe('The outcome that ended it; reversed: it was paid and taken back later.');

export type UnpaidReason = z.infer<typeof unpaidReason>;
