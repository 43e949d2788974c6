import * as z from 'zod';
import { line, moment } from './scalars.ts';

/** Where a person is signed in. */
export const consoleSession = z.object({
  id: z.uuid(),
  current: z.boolean().describe('The session that asks.'),
  device: line.describe('Browser and system, in words.'),
  address: line,
  created_at: moment,
  seen_at: moment,
});

export const consoleSessions = z.array(consoleSession).max(200);

export type ConsoleSession = z.infer<typeof consoleSession>;
