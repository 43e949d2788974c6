import { describe, expect, it } from 'vitest';
import { reduced } from './entry.ts';
import { transactionType } from './transaction-type.ts';

describe('PB-04 what publishers call a movement', () => {
  it.each([
    { kind: 'survey_reward', outcome: 'complete', type: 'credit' },
    { kind: 'survey_reward', outcome: 'partial', type: 'partial' },
    { kind: 'survey_reward', outcome: 'screen_out', type: 'screen_out' },
    { kind: 'offer_reward', type: 'credit' },
    { kind: 'bonus', type: 'bonus' },
    { kind: 'extension_bonus', type: 'extension' },
    { kind: 'pending', amount: 0n, type: 'pending' },
    { kind: 'release', type: 'release' },
    { kind: 'reversal', amount: -5n, type: 'reversal' },
    { kind: 'reversal', amount: -5n, reason: reduced, type: 'correction' },
    { kind: 'adjustment', outcome: 'complete', type: 'upgrade' },
    { kind: 'adjustment', outcome: 'complete', amount: -5n, type: 'correction' },
    { kind: 'adjustment', type: 'correction' },
  ])('$kind of $outcome, $amount: $type', ({ kind, type, ...given }) => {
    expect(transactionType({ kind, reason: 'x', outcome: null, amount: 5n, ...given })).toBe(type);
  });
});
