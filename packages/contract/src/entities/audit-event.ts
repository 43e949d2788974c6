import * as z from 'zod';
import { auditKinds, roles } from '../console-access.ts';
import { hash, line, moment, storableText } from './scalars.ts';

export const auditEvent = z.object({
  id: z.int(),
  at: moment,
  kind: z.enum(auditKinds),
  by: line.nullable().describe('Null where nobody was identified.'),
  role: z.enum(roles).nullable().describe('Null for machines.'),
  what: storableText(2000),
  app: z.object({ id: hash, name: line }).nullable(),
  publisher: line.nullable(),
  user: hash.nullable().describe('The user hash.'),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: line, old: z.unknown(), new: z.unknown() })),
  about: z.record(z.string(), z.unknown()).describe('Which tickets, file, statement or supplier.'),
  network: z.string().nullable().describe('A digest of the network that a refusal came from.'),
  request_id: z.string().nullable(),
  revertible: z.boolean().describe('By the asker, unless something has changed since.'),
  revert_refused: line.nullable().describe('Why the asker may not revert what has an inverse.'),
  reverts: z.int().nullable().describe('The event that it has reverted.'),
  reverted_by: z.int().nullable(),
});
