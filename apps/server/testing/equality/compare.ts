// How an example of the configured adapter is held against the written one.
import { deepStrictEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { TranslatedRow } from '#adapters/suppliers/configured/translated-row.ts';
import type { Verified } from '#ports/signed-message.ts';

export const count = 10_000;
/** A few seconds; a busy machine may need longer. */
export const patience = 120_000;
export const seed = 121;
export const now = () => new Date(1_700_000_000_000);

/** Stops at the first difference, and shows it. */
export function expectSame(given: unknown, written: unknown, configured: unknown): void {
  if (!isDeepStrictEqual(configured, written))
    deepStrictEqual({ given, said: configured }, { given, said: written });
}

type Plain<Content> = ReturnType<typeof plain<Content>>;

/** What is said, without the words in which a reason is given. */
export function plain<Content>(said: Verified<Content>) {
  if (said.kind === 'refused') return said;
  return said.items.map((item) => (item.kind === 'unreadable' ? { ...item, reason: '' } : item));
}

/** How often each thing was said, so that a comparison of nothing but refusals is noticed. */
export class Kinds {
  private readonly counted = new Map<string, number>();

  add(kind: string): void {
    this.counted.set(kind, this.of(kind) + 1);
  }

  addSaid<Content>(said: Plain<Content>): void {
    for (const kind of 'kind' in said ? [said.reason] : said.map((item) => item.kind)) this.add(kind);
  }

  of(kind: string): number {
    return this.counted.get(kind) ?? 0;
  }
}

export function outcomeOf<Item>(row: TranslatedRow<Item>, name: string) {
  if (row.kind === 'unread') return { unread: row.row.ref };
  return { [name]: row.kind === 'open' ? row.items : [] };
}
