// The cursor after a page of a ledger, as text that a client sends back.
import type { LedgerCursor } from '#store/money/user-ledger.ts';

export function writeLedgerCursor({ at, id }: LedgerCursor): string {
  return `${at.getTime()}_${id}`;
}

/** Null for an invalid cursor. */
export function readLedgerCursor(text: string): LedgerCursor | null {
  const [, at, id] = /^(\d{1,14})_(\d{1,15})$/.exec(text) ?? [];
  return at === undefined ? null : { at: new Date(Number(at)), id: Number(id) };
}
