import english from '@earnwall/i18n/languages/en/offers.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { offerList } from './offer-list.ts';
import { namesOf, translationsOf } from './offer-translations.ts';

const spoken = ['ar', 'de', 'es', 'fr', 'ja', 'pt-BR'];

it.each(offerList)('LO-01 $name has texts in all languages of its network', (offer) => {
  const translations = translationsOf(offer);
  expect(Object.keys(translations).sort()).toEqual(spoken);
  for (const { name } of offer.milestones) {
    const names = namesOf(name);
    expect(Object.keys(names).sort()).toEqual(spoken);
    const [number = ''] = /\d+/.exec(name) ?? [];
    for (const text of Object.values(names)) {
      expect(text).toContain(number);
      expect(text).not.toMatch(/[{}]/);
    }
  }
});

it('LO-01 there are texts for the listed offers, and for no others', () => {
  expect(Object.keys(english.about)).toEqual(offerList.map(({ slug }) => slug));
  const tasks = offerList.flatMap(({ milestones }) =>
    milestones.map(({ name }) => name.replace(/\d+/, '{n}')),
  );
  expect(Object.keys(english.tasks)).toEqual([...new Set(tasks)]);
  expect(Object.values(english.tasks)).toEqual(Object.keys(english.tasks));
});
