// A message whose signature holds: what it says where it has the form of its kind, else why it cannot be read.
import type * as z from 'zod';
import type { MessageItem, Verified } from '#ports/signed-message.ts';
import { parseJson } from './parse-json.ts';
import { problemsOf } from './problems-of.ts';

export const unreadable = (reason: string, part: string | null = null): MessageItem<never> => ({
  kind: 'unreadable',
  reason,
  part,
});

export const notJson: MessageItem<never> = unreadable('It is not JSON.');

export function genuine<Form, Content>(
  read: z.ZodSafeParseResult<Form>,
  itemsOf: (message: Form) => readonly MessageItem<Content>[],
): Verified<Content> {
  const items = read.success ? itemsOf(read.data) : [unreadable(problemsOf(read.error))];
  return { kind: 'genuine', items };
}

export function genuineJson<Form, Content>(
  body: Uint8Array,
  form: z.ZodType<Form>,
  itemsOf: (message: Form) => readonly MessageItem<Content>[],
): Verified<Content> {
  const json = parseJson(body);
  return json ? genuine(form.safeParse(json.value), itemsOf) : { kind: 'genuine', items: [notJson] };
}
