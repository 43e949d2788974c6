// The offers of the demo in the languages that their network has; in all others they are shown in English.
import type { Language } from '@earnwall/i18n/languages';
import ar from '@earnwall/i18n/languages/ar/offers.json' with { type: 'json' };
import de from '@earnwall/i18n/languages/de/offers.json' with { type: 'json' };
import en from '@earnwall/i18n/languages/en/offers.json' with { type: 'json' };
import es from '@earnwall/i18n/languages/es/offers.json' with { type: 'json' };
import fr from '@earnwall/i18n/languages/fr/offers.json' with { type: 'json' };
import ja from '@earnwall/i18n/languages/ja/offers.json' with { type: 'json' };
import ptBR from '@earnwall/i18n/languages/pt-BR/offers.json' with { type: 'json' };
import type { OfferTexts } from '#store/schema/offers.ts';
import type { ListedOffer } from './offer-list.ts';

type OfferFile = typeof en;
type Translated<Text> = Partial<Record<Language, Text>>;

const translations: Readonly<Translated<OfferFile>> = { ar, de, es, fr, ja, 'pt-BR': ptBR };

export function englishOf(offer: ListedOffer): OfferTexts {
  return textsFrom(en, offer);
}

export function translationsOf(offer: ListedOffer): Translated<OfferTexts> {
  return inEach((texts) => textsFrom(texts, offer));
}

/** By the English name, with {n} where it has a number. */
export function namesOf(task: string): Translated<string> {
  const [number = ''] = /\d+/.exec(task) ?? [];
  return inEach(({ tasks }: { tasks: Readonly<Record<string, string>> }) =>
    tasks[task.replace(/\d+/, '{n}')]?.replace('{n}', number),
  );
}

function textsFrom({ about, steps }: OfferFile, { slug, name, category }: ListedOffer): OfferTexts {
  const list = steps[category].map((step) => `<li>${step}</li>`).join('');
  return { title: name, description: `<p>${about[slug]}</p>`, steps: `<ol>${list}</ol>` };
}

function inEach<Text>(textFrom: (texts: OfferFile) => Text | undefined): Translated<Text> {
  const found = Object.entries(translations).map(([language, texts]) => [language, textFrom(texts)] as const);
  return Object.fromEntries(found.filter(([, text]) => text));
}
