import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedBonus } from '../../../entities/operated-bonus.ts';
import { hash } from '../../../entities/scalars.ts';

export const getBonusesId = {
  summary: 'One bonus',
  params: z.object({ id: hash }),
  answer: z.object({ bonus: operatedBonus }),
  errors: ['not-found'],
} satisfies CallSchema;
