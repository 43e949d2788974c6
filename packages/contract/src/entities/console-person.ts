import * as z from 'zod';
import { roles } from '../console-access.ts';
import { line, moment } from './scalars.ts';

export const role = z.enum(roles);

export const personId = z.uuid();

/** A publisher as the console names it. */
export const publisherName = z.object({ id: line, name: line });

/** Somebody who signs in to the console. */
export const consolePerson = z.object({
  id: personId,
  name: line,
  email: line,
  role,
  publisher: publisherName.nullable().describe('Null for operators.'),
  has_factor: z.boolean(),
  created_at: moment,
  seen_at: moment.nullable(),
});

export type ConsolePerson = z.infer<typeof consolePerson>;
