import * as z from 'zod';
import { findingKinds, lineNames, listKinds, reconciliationStates } from '../reconciliation.ts';
import { count, hash, line, moment, storableText } from './scalars.ts';

/** A supplier's statement, compared with the books. */

export const reconciliationId = z.coerce.number().int().positive();
export const reconciliationParams = z.object({ reconciliation: reconciliationId });

export const statementList = z
  .enum(listKinds)
  .describe('rejected: what it names is taken back; approved: whatever of its period it does not name is.');

export const statementNames = z
  .enum(lineNames)
  .describe('What its lines name: the supplier’s transactions, or our clicks.');

export const findingKind = z.enum(findingKinds);

export const reconciliation = z.object({
  id: count,
  supplier: hash,
  list: statementList,
  names: statementNames,
  from: moment.nullable(),
  to: moment.nullable(),
  state: z
    .enum(reconciliationStates)
    .describe('open takes lines; compared is the dry run, which has changed nothing.'),
  lines: count,
  found: z.partialRecord(findingKind, count).describe('How many findings of each kind.'),
  failure: line.nullable(),
  created_by: line,
  created_at: moment,
  compared_at: moment.nullable(),
  applied_at: moment.nullable(),
});

export const reconciliationFinding = z.object({
  id: count,
  kind: findingKind,
  line: count.nullable().describe('Null for what the list does not name.'),
  name: storableText(300),
  cid: hash.nullable(),
  app: hash.nullable().describe('Whose it is; null where we know no such click.'),
  uhash: hash.nullable(),
  ours_micros: z.string().nullable().describe('Millionths of a US dollar.'),
  theirs_micros: z.string().nullable().describe('Millionths of a US dollar.'),
  applied_at: moment.nullable(),
  effect: line.nullable().describe('What applying it did.'),
});
