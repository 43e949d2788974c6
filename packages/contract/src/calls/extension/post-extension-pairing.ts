import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { hash } from '../../entities/scalars.ts';

export const postExtensionPairing = {
  summary: 'Get a one-time code that ties the browser extension to this user',
  description:
    'The panel hands the code to the extension of the browser it runs in, which redeems it within minutes. Null means that there is nothing to do: the install named here is tied to this user already.',
  body: z.strictObject({
    install: hash
      .nullable()
      .describe('The id of an install that is paired according to its own state; null = not paired.'),
  }),
  answer: z.object({ code: hash.nullable() }),
  errors: ['forbidden', 'not-found'],
} satisfies CallSchema;
