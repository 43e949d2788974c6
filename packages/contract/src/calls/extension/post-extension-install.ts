import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { amount, hash } from '../../entities/scalars.ts';

export const postExtensionInstall = {
  summary: 'Redeem a pairing code: the extension is tied to its user, whose bonus is credited once',
  description:
    'For the browser extension alone: the Origin header must be one of the configured extensions. A code that is unknown, used, or too old gives the same answer.',
  body: z.strictObject({
    code: hash,
    install: hash.describe('Made by the extension when it was installed.'),
  }),
  answer: z.object({
    token: hash.describe('Opens the calls of the extension, and nothing else.'),
    user_reward: amount.describe('What was credited by this call; 0 when it was credited before.'),
  }),
  errors: ['forbidden', 'not-found'],
} satisfies CallSchema;
