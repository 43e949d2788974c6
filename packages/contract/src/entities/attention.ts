import * as z from 'zod';
import { attentionCalls, attentionKinds, urgencies } from '../attention.ts';
import { hash, line, moment } from './scalars.ts';

const call = z.object({
  name: z.enum(attentionCalls),
  params: z.record(z.string(), z.string()),
  body: z.record(z.string(), z.unknown()),
});

/** Something that needs someone, with the one thing to do about it. */
export const need = z.object({
  kind: z.enum(attentionKinds),
  urgency: z.enum(urgencies),
  title: line,
  text: line,
  scope: z.object({ kind: z.enum(['app', 'supplier']), id: hash, name: line }).nullable(),
  since: moment.nullable(),
  action: z.union([
    z.object({ label: line, path: line.describe('A page of the console.') }),
    z.object({ label: line, call, undo: call.nullable().describe('The inverse call.') }),
  ]),
});
