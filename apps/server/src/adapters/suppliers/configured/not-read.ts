// Messages from which nothing is read: tests, those without consequences, and those that are not as expected.
import { unreadable } from '#adapters/suppliers/genuine.ts';
import type { MessageItem } from '#ports/signed-message.ts';
import { valueAt } from '#request/json-pointer.ts';
import { holds } from './holds.ts';
import type { Condition } from './schema/condition.ts';

interface Conditions {
  readonly test?: Condition | undefined;
  readonly ignore_when?: Condition | undefined;
  readonly expect?: Condition | undefined;
}

/** Null where the message is to be read. */
export function notRead(
  at: (place: string) => unknown,
  part: string | null,
  { test, ignore_when, expect }: Conditions,
): MessageItem<never> | null {
  if (holds(test, at)) return { kind: 'ignored', reason: 'It is a test.' };
  if (holds(ignore_when, at)) return { kind: 'ignored', reason: 'Nothing follows from it.' };
  return expect && !holds(expect, at) ? unreadable('It is no message as expected.', part) : null;
}

/** Places are pointers, or names of parameters. */
export const placesIn = (root: unknown) => (place: string) =>
  valueAt(root, place.startsWith('/') ? place : `/${place}`);
