import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consoleSessions } from '../../../entities/console-session.ts';

export const getMeSessions = {
  summary: 'Where one is signed in',
  answer: z.object({ sessions: consoleSessions }),
  errors: [],
} satisfies CallSchema;
