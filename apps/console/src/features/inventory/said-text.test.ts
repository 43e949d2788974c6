import { describe, expect, it } from 'vitest';
import { saidShort, saidText } from './said-text.ts';

const said = { conversion: 0.42, entrants: 1310, completes: 550, out_seconds: 100 };

describe('a supplier’s word', () => {
  it.each([
    [said, 'said 42% of 1,310 entrants; turned away after 2 min', '42% of 1,310'],
    [{ ...said, entrants: null, out_seconds: null }, 'said 42% at 550 completes', '42%'],
    [
      { ...said, entrants: null, completes: null, out_seconds: 20 },
      'said 42%, not of how many; turned away after 1 min',
      '42%',
    ],
    [null, 'nothing said', '–'],
  ])('CO-02 OD-01 comes with its sample: %j', (given, text, short) => {
    expect([saidText(given), saidShort(given)]).toEqual([text, short]);
  });
});
