import * as z from 'zod';
import { reasonFamilies } from '../state-reasons.ts';

export const reasonFamily = z.enum(reasonFamilies);

const reasonCount = z.int().min(1).max(9999);

/** As an operator gives it. */
export const givenReason = z.strictObject({
  family: reasonFamily,
  count: reasonCount.optional().describe('How many surveys, accounts or visits; shown to the user.'),
});

/** As it is shown: to operators, and to the user in their language. */
export const stateReason = z.object({
  family: reasonFamily,
  count: reasonCount.nullable().describe('Null where the operator gave none.'),
  lifted: z.boolean().describe('An operator has withdrawn it since.'),
});
