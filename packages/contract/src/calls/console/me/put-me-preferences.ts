import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consolePreferences } from '../../../entities/console-preferences.ts';

export const putMePreferences = {
  summary: 'How one likes the console',
  body: consolePreferences,
  answer: z.object({ preferences: consolePreferences }),
  errors: [],
} satisfies CallSchema;
