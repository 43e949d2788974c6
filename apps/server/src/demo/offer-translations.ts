// The offers of the demo in the languages that their network has; in all others they are shown in English.
import type { Language } from '@earnwall/i18n/languages';
import { ar } from '#demo/offer-words/ar.ts';
import { de } from '#demo/offer-words/de.ts';
import { es } from '#demo/offer-words/es.ts';
import { fr } from '#demo/offer-words/fr.ts';
import { ja } from '#demo/offer-words/ja.ts';
import { ptBR } from '#demo/offer-words/pt-br.ts';
import type { OfferWords } from '#store/schema/offers.ts';
import type { ListedOffer } from './offer-list.ts';
import type { DemoOfferWords } from './offer-words.ts';

const offerWords: Readonly<Partial<Record<Language, DemoOfferWords>>> = { ar, de, es, fr, ja, 'pt-BR': ptBR };

type Translated<Text> = Partial<Record<Language, Text>>;

export function translationsOf({ slug, name, category }: ListedOffer): Translated<OfferWords> {
  return inEach(({ about, steps }) => {
    const text = about[slug];
    return text && { title: name, description: `<p>${text}</p>`, steps: listOf(steps[category]) };
  });
}

export function namesOf(task: string): Translated<string> {
  const [number = ''] = /\d+/.exec(task) ?? [];
  return inEach(({ tasks }) => tasks[task.replace(/\d+/, '{n}')]?.replace('{n}', number));
}

export const listOf = (steps: readonly string[]): string =>
  `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;

function inEach<Text>(wordsFrom: (words: DemoOfferWords) => Text | '' | undefined): Translated<Text> {
  const found = Object.entries(offerWords).map(([language, words]) => [language, wordsFrom(words)] as const);
  return Object.fromEntries(found.filter(([, text]) => text));
}
