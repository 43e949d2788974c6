// What the server itself says to people, questions included, in the language of whoever reads it.
import type { Language } from '@earnwall/i18n/languages';
import { ar } from './languages/ar.ts';
import { cs } from './languages/cs.ts';
import { da } from './languages/da.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fi } from './languages/fi.ts';
import { fil } from './languages/fil.ts';
import { fr } from './languages/fr.ts';
import { id } from './languages/id.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import { ms } from './languages/ms.ts';
import { nl } from './languages/nl.ts';
import { no } from './languages/no.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ptBR } from './languages/pt-br.ts';
import { ro } from './languages/ro.ts';
import { sv } from './languages/sv.ts';
import { th } from './languages/th.ts';
import { tr } from './languages/tr.ts';
import { vi } from './languages/vi.ts';
import { zh } from './languages/zh.ts';
import type { ServerTexts } from './server-texts.ts';

const texts: Readonly<Record<Language, ServerTexts>> = {
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

export function textsIn(language: Language): ServerTexts {
  return texts[language];
}
