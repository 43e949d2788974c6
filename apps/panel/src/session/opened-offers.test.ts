import { describe, expect, it } from 'vitest';
import { readOpenedOffers, withOpened } from './opened-offers.ts';

const now = Date.UTC(2026, 2, 10);
const day = 24 * 60 * 60 * 1000;

describe('offers opened lately', () => {
  it('OF-11 each is forgotten at its own end', () => {
    const opened = withOpened(withOpened({}, 'first', now), 'second', now + day);
    const stored = JSON.stringify(opened);
    const at = (days: number) => Object.keys(readOpenedOffers(stored, now + days * day));
    expect(at(0)).toEqual(['first']);
    expect(at(1)).toEqual(['first', 'second']);
    expect(at(7)).toEqual(['second']);
    expect(at(8)).toEqual([]);
  });

  it('OF-11 opened once more, it is remembered anew', () => {
    const again = withOpened(withOpened({}, 'first', now), 'first', now + day);
    expect(readOpenedOffers(JSON.stringify(again), now + 7 * day)).toEqual(again);
  });

  it.each([null, '', 'nonsense', '[]', '7', 'null', '{"a":"soon","b":null}', '{"a":99999999999999}'])(
    'reads %s as nothing',
    (stored) => {
      expect(readOpenedOffers(stored, now)).toEqual({});
    },
  );
});
