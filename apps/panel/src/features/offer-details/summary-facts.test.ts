import { expect, it } from 'vitest';
import { sampleOffer } from '#samples/sample-offer.ts';
import { english } from '#testing/english.ts';
import { factsOf } from './summary-facts.ts';

it.each([
  [{}, 'Game · Sample Network · 1,204 earning now'],
  [{ popularity: 70 }, 'Game · Sample Network · Popular · 1,204 earning now'],
  [{ popularity: 95 }, 'Game · Sample Network · Very popular · 1,204 earning now'],
  [{ popularity: 95, category: 'other', active_earners: 0 }, 'Offer · Sample Network · Very popular'],
] as const)('OF-05 the facts of an offer with %j', (changes, facts) => {
  const offer = sampleOffer({ popularity: 0, provider: 'Sample Network', ...changes });
  expect(factsOf(offer, english.text, 'en').join(' · ')).toBe(facts);
});
