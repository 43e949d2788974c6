import { expect, it } from 'vitest';
import { percentBonus, specialBonus } from '#samples/sample-bonuses.ts';
import { ofType, shownBonuses } from './shown-bonuses.ts';

const both = percentBonus();
const surveys = percentBonus({ entities: ['surveys'] });
const offers = percentBonus({ entities: ['offers'] });

it('BO-01 tells of bonuses for surveys and for offers, where there are offers', () => {
  expect(shownBonuses([both, surveys, offers], true)).toEqual([both, surveys, offers]);
  expect(shownBonuses([both, surveys, offers], false)).toEqual([surveys, surveys]);
});

it('SL-09 each type has its own badge', () => {
  const special = specialBonus();
  expect(ofType([both, special, offers], 'percent')).toEqual([both, offers]);
  expect(ofType([both, special], 'offer_engagement')).toEqual([]);
});
