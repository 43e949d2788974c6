import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { line, storableText } from '../../../entities/scalars.ts';

export const getFind = {
  summary: 'Find anything by its id',
  description:
    'A user by the publisher’s id, the user hash, a supplier’s id of them or a mail address they gave; a click, a transaction ' +
    'or postback, a ticket by its id or number, an app by id or name, a person of the console by name or mail; within what ' +
    'the asker may see. Finding a user is in the audit as a view.',
  query: z.object({ q: storableText(200).min(1) }),
  answer: z.object({
    found: z
      .array(
        z.object({
          kind: z.enum(['app', 'user', 'click', 'postback', 'transaction', 'ticket', 'person']),
          label: line,
          path: line.describe('A page of the console.'),
          hint: line,
        }),
      )
      .max(10),
  }),
  errors: [],
} satisfies CallSchema;
