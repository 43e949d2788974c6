import { expect, it } from 'vitest';
import { goneBack, goneOn, noRound } from './round.ts';

const said = (number: number, at_most: number) => ({ number, at_most, can_go_back: number > 1 });
const on = (...places: [number, number][]) =>
  places.reduce((round, [number, most]) => goneOn(round, said(number, most), false), noRound);

it('counts with the server, and the bar moves on with each question', () => {
  expect(on([1, 3])).toMatchObject({ number: 1, atMost: 3, share: 0.25, canGoBack: false });
  expect(on([1, 3], [2, 3])).toMatchObject({ number: 2, atMost: 3, share: 0.5, canGoBack: true });
});

it('begins in the middle after a reload', () => {
  expect(on([3, 4])).toMatchObject({ number: 3, atMost: 4, share: 0.6 });
});

it('never moves the bar back when there turns out to be more', () => {
  expect(on([1, 1], [2, 9])).toMatchObject({ number: 2, atMost: 9, share: 0.5 });
});

it('moves the bar back when the user goes back', () => {
  expect(goneBack(on([1, 3], [2, 3]), said(1, 3))).toMatchObject({ number: 1, share: 0.25, revised: true });
});

it('goes on counting in another survey, whose round is a new one', () => {
  const revised = goneBack(on([1, 3], [2, 3], [3, 3]), said(2, 3));
  expect(goneOn(revised, said(1, 2), true)).toMatchObject({
    ...{ number: 3, atMost: 4, earlier: 2, revised: false, canGoBack: false },
  });
});

it('counts by itself where the server says nothing, and knows no end', () => {
  const second = goneOn(goneOn(noRound, undefined, false), undefined, false);
  expect(second).toMatchObject({ number: 2, atMost: null, canGoBack: false });
  expect(second.share).toBeGreaterThan(0.4);
  expect(second.share).toBeLessThan(1);
});
