import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedBonus } from '../../../entities/operated-bonus.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const putBonusesEnd = {
  summary: 'End a bonus now, or give it its former end back',
  description:
    'One that has not begun is cancelled. `inverse` is the body that undoes it: no other end is accepted, and only while ' +
    'nothing was changed since (409).',
  params: z.object({ id: hash }),
  body: z.strictObject({
    ends_at: moment
      .nullable()
      .optional()
      .describe('Absent is now; the end before, to undo it; null where it had none.'),
  }),
  answer: z.object({ bonus: operatedBonus, inverse: z.object({ ends_at: moment.nullable() }) }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
