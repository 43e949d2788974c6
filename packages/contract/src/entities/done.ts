import * as z from 'zod';

/** The answer of calls that have nothing to tell but that what was asked is stored. */
export const done = z.object({ result: z.literal(true) });
