import * as z from 'zod';
import {
  brokenReasons,
  findingKinds,
  lineNames,
  listKinds,
  reconciliationStates,
} from '../reconciliation.ts';
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
  broken: count.describe('Lines that could not be read. With any of them nothing is applied.'),
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

export const brokenLine = z.object({
  line: count.min(1),
  reason: z.enum(brokenReasons),
  text: storableText(300).describe('The line as it came, cut where it is long.'),
});

/** What applying it would do, or did, in one app. */
export const affectedApp = z.object({
  app: hash,
  name: line,
  currency: line,
  decimals: count,
  action: z.enum(['take_back', 'credit']),
  findings: count,
  people: count,
  points: z.string().describe('Whole units of 10^-decimals of the app’s currency.'),
  micros: z
    .string()
    .nullable()
    .describe('What the supplier pays for it, in millionths of a US dollar; null for offers.'),
});
