// The words of a question or an option in every language.
import type { Language } from '@earnwall/i18n/languages';
import type { Texts } from '#store/schema/profile.ts';
import { ar } from './texts/ar.ts';
import { cs } from './texts/cs.ts';
import { da } from './texts/da.ts';
import { de } from './texts/de.ts';
import { en, type QuestionTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fi } from './texts/fi.ts';
import { fil } from './texts/fil.ts';
import { fr } from './texts/fr.ts';
import { id } from './texts/id.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import { ms } from './texts/ms.ts';
import { nl } from './texts/nl.ts';
import { no } from './texts/no.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ptBR } from './texts/pt-br.ts';
import { ro } from './texts/ro.ts';
import { sv } from './texts/sv.ts';
import { th } from './texts/th.ts';
import { tr } from './texts/tr.ts';
import { vi } from './texts/vi.ts';
import { zh } from './texts/zh.ts';

const catalogues: Readonly<Record<Language, QuestionTexts>> = {
  en,
  de,
  es,
  fr,
  it,
  nl,
  pt,
  'pt-BR': ptBR,
  pl,
  ar,
  cs,
  da,
  fi,
  id,
  ja,
  ko,
  ms,
  no,
  ro,
  sv,
  th,
  tr,
  vi,
  zh,
  fil,
};

export function textsOf(key: string): Texts {
  if (!isTextKey(key)) throw new Error(`There is no text for "${key}"`);
  const texts = Object.entries(catalogues).map(([language, catalogue]) => [language, catalogue[key]]);
  return { ...Object.fromEntries(texts), en: en[key] };
}

function isTextKey(key: string): key is keyof QuestionTexts {
  return Object.hasOwn(en, key);
}
