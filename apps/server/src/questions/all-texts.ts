// The words of a question or an option in every language that has them.
import type { Texts } from '#store/schema/profile.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en, type QuestionTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { ptBR } from './texts/pt-br.ts';

type TextKey = keyof typeof en;

const translations: Readonly<Record<string, QuestionTexts>> = { ar, de, es, fr, ja, 'pt-BR': ptBR };

export function textsOf(key: string): Texts {
  if (!isTextKey(key)) throw new Error(`There is no English text for "${key}"`);
  const texts: Record<string, string> & { en: string } = { en: en[key] };
  for (const [language, catalogue] of Object.entries(translations)) {
    const text = catalogue[key];
    if (text !== undefined) texts[language] = text;
  }
  return texts;
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}
