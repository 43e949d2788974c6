import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { moment, storableText } from '../../../entities/scalars.ts';
import { newUserId } from '../../../entities/user-id.ts';

/** How long a token is good for, in seconds. */
const life = { min: 60, max: 3_600, usual: 900 };

export const postSessions = {
  summary: 'A session token for one user',
  description:
    'Opens the panel for this user instead of a security hash, as `token` of the embed script or `st` of the panel’s ' +
    'address. Nothing is stored and no user is created before the panel is opened. A visit that has begun goes on after ' +
    'the token has expired; opening the panel needs a new one then.',
  body: z.strictObject({
    user_id: newUserId.describe('Your id of the person.'),
    origin: storableText(300)
      .optional()
      .describe(
        'The only page that may frame the panel: one of the app’s allowed origins. All of them when absent.',
      ),
    expires_in: z
      .int()
      .min(life.min)
      .max(life.max)
      .default(life.usual)
      .describe(`Seconds, from ${life.min} to ${life.max}; ${life.usual} when absent.`),
  }),
  answer: z.object({ token: storableText(4_096), expires_at: moment }),
  errors: ['unprocessable'],
} satisfies CallSchema;
