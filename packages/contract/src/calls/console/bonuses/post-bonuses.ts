import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { bonusPlan, operatedBonus } from '../../../entities/operated-bonus.ts';
import { hash } from '../../../entities/scalars.ts';

export const postBonuses = {
  summary: 'Plan a bonus',
  description: 'Open panels show it as soon as it begins. The same key again answers what it made.',
  body: z.strictObject({ key: z.uuid(), app: hash, ...bonusPlan.shape }),
  answer: z.object({ bonus: operatedBonus }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
