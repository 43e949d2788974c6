import { expect, it } from 'vitest';
import { demoIcon } from './icons.ts';
import { offerList } from './offer-list.ts';

it.each(offerList.map(({ slug }) => slug))('%s has an icon', (slug) => {
  expect(demoIcon(slug)).toMatch(/^<svg .*<\/svg>\n$/s);
});

it.each(['', 'constructor', 'no-such-offer'])('there is no icon called %j', (slug) => {
  expect(demoIcon(slug)).toBeNull();
});
