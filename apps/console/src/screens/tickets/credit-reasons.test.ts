import { expect, it } from 'vitest';
import { creditReasons } from './credit-reasons.ts';

it.each([
  [[], ['Unknown code', 'Lost callback', 'Goodwill', 'Screened late', 'Duplicate']],
  [
    ['Goodwill', 'Slow phone'],
    ['Goodwill', 'Slow phone', 'Unknown code', 'Lost callback', 'Screened late'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'b', 'c', 'd', 'e'],
  ],
])('CO-02 after %j: %j', (last, reasons) => expect(creditReasons(last)).toEqual(reasons));
