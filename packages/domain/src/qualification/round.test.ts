import { describe, expect, it } from 'vitest';
import { placeInRound, questionBefore, splitRound, withNext } from './round.ts';

const asked = ['gender', 'pets', 'cars'];

describe('the round of a click', () => {
  it.each<[string, string[], string, string | null]>([
    ['the one asked before', [], 'cars', 'pets'],
    ['none before the first', [], 'gender', null],
    ['a skipped one is passed over', ['pets'], 'cars', 'gender'],
    ['none where all before were skipped', ['gender'], 'pets', null],
  ])('Back leads to %s', (_name, skipped, from, expected) => {
    expect(questionBefore({ asked, skipped }, from)).toBe(expected);
  });

  it('is split after a question', () => {
    expect(splitRound(asked, 'pets')).toEqual([['gender', 'pets'], ['cars']]);
    expect(splitRound(asked, 'cars')).toEqual([asked, []]);
  });

  it.each<[string, string[], string, string[]]>([
    ['what follows anyway', [], 'pets', ['gender', 'pets', 'cars']],
    ['a later one, before the others', [], 'cars', ['gender', 'cars', 'pets']],
    ['a later one, after what was skipped', ['pets'], 'cars', ['gender', 'pets', 'cars']],
    ['a new one', [], 'city', ['gender', 'city', 'pets', 'cars']],
  ])('goes on with %s', (_name, skipped, next, expected) => {
    expect(withNext({ asked, skipped }, 'gender', next)).toEqual(expected);
  });

  it.each<[string, string[], string, object]>([
    ['the first', ['gender', 'pets'], 'gender', { number: 1, at_most: 3, can_go_back: false }],
    ['one in the middle', ['cars', 'city'], 'pets', { number: 2, at_most: 4, can_go_back: true }],
    ['the last that is known', ['cars'], 'cars', { number: 3, at_most: 3, can_go_back: true }],
    ['one with more to come', ['cars', 'city', 'zip'], 'cars', { number: 3, at_most: 5, can_go_back: true }],
  ])('the place of %s', (_name, open, question, expected) => {
    expect(placeInRound({ asked, skipped: [] }, open, question)).toEqual(expected);
  });
});
