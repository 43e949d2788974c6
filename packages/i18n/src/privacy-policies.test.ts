import { expect, it } from 'vitest';
import { type Language, languages } from './languages.ts';
import { loadPrivacyPolicy } from './privacy-policies.ts';

const english = await loadPrivacyPolicy('en');

it.each(Object.keys(languages) as Language[])(
  'RT-08 the privacy policy in %s says all that the English one says',
  async (language) => {
    const { title, intro, sections } = await loadPrivacyPolicy(language);
    expect(title && intro).toBeTruthy();
    const shape = (parts: typeof sections) =>
      parts.map(({ paragraphs, items }) => [paragraphs.length, items?.length ?? 0]);
    expect(shape(sections)).toEqual(shape(english.sections));
  },
);
