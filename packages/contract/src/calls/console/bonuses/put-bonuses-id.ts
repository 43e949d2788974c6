import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { bonusPlan, operatedBonus } from '../../../entities/operated-bonus.ts';
import { hash } from '../../../entities/scalars.ts';

export const putBonusesId = {
  summary: 'Change a bonus that is planned',
  description: 'Of one that runs only the end can change: what people were promised stays.',
  params: z.object({ id: hash }),
  body: bonusPlan,
  answer: z.object({ bonus: operatedBonus }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
