import * as z from 'zod';

/** The answer of calls that only confirm that their effect is stored. */
export const done = z.object({ result: z.literal(true) });
