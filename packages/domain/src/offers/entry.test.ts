import { describe, expect, it } from 'vitest';
import { dollarLines } from '../ledger/dollars.ts';
import { offerEntryOf } from './entry.ts';
import type { Points } from './points.ts';

const none: Points = { pending: 0n, credited: 0n, pending_until: null, released_at: null };
const waiting: Points = { ...none, pending: 40n, pending_until: new Date(0) };
const paid: Points = { ...none, credited: 40n };
const name = 'Dragon Isles: Reach level 5';

describe('offerEntryOf', () => {
  it.each<[string, Points, Points, boolean, string, Record<string, bigint>]>([
    ['paid at once', none, paid, false, 'offer_reward', { user: 40n, publisher: -40n }],
    ['begins to wait', none, waiting, false, 'pending', { user_pending: 40n, publisher_pending: -40n }],
    [
      'is confirmed',
      waiting,
      paid,
      false,
      'release',
      { user_pending: -40n, publisher_pending: 40n, user: 40n, publisher: -40n },
    ],
    [
      'is taken back while it waits',
      waiting,
      none,
      false,
      'reversal',
      { user_pending: -40n, publisher_pending: 40n },
    ],
    ['is taken back after it was paid', paid, none, false, 'reversal', { user: -40n, publisher: 40n }],
    ['a test', none, paid, true, 'offer_reward', { user_test: 40n, publisher_test: -40n }],
    ['a test taken back', paid, none, true, 'reversal', { user_test: -40n, publisher_test: 40n }],
  ])('SV-04 %s', (_what, before, after, isTest, kind, lines) => {
    const entry = offerEntryOf(before, after, { name, isTest, dollars: [] });
    expect(entry?.kind).toBe(kind);
    expect(Object.fromEntries(entry?.lines.map(({ account, amount }) => [account, amount]) ?? [])).toEqual(
      lines,
    );
    expect(entry?.reason).toContain(name);
  });

  it('moves nothing when points stay where they are', () => {
    const later = { ...waiting, pending_until: new Date(1) };
    expect(offerEntryOf(waiting, later, { name, isTest: false, dollars: [] })).toBeNull();
  });

  it('CO-10 books dollars beside the points, or alone', () => {
    const dollars = dollarLines(0n, 100n, 5_000);
    const entry = offerEntryOf(none, paid, { name, isTest: false, dollars });
    expect(entry).toMatchObject({ kind: 'offer_reward', reason: name });
    expect(entry?.lines.slice(2)).toEqual(dollars);
    expect(offerEntryOf(none, none, { name, isTest: false, dollars })).toMatchObject({
      kind: 'payout',
      lines: dollars,
    });
  });
});
