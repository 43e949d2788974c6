import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { capabilities } from '../../../console-access.ts';
import { consolePerson } from '../../../entities/console-person.ts';
import { consolePreferences } from '../../../entities/console-preferences.ts';
import { payoutShare } from '../../../entities/console-team.ts';
import { hash, line } from '../../../entities/scalars.ts';

export const getMe = {
  summary: 'Who is signed in, and what they may do',
  answer: z.object({
    person: consolePerson,
    preferences: consolePreferences,
    capabilities: z.array(z.enum(capabilities)),
    apps: z.array(z.object({ id: hash, name: line, test_mode: z.boolean() })).max(1000),
    payout_share: payoutShare
      .nullable()
      .describe('Of the person’s publisher, in percent; null for operators.'),
    demo: z.boolean().describe('The data of the demo: anybody may sign in as each role.'),
  }),
  errors: [],
} satisfies CallSchema;
