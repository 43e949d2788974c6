import * as z from 'zod';

/** Of people like this one, how many of a hundred finish: in steps, so that lists stay the same for longer. */
export const odds = z.int().min(5).max(95).multipleOf(5);

/** What a minute pays to who is turned away, in millionths of the smallest unit of the app's currency. */
export const rateMicros = z.int().min(0);
