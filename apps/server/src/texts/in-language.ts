// What the server itself says to people, questions included, in the language of whoever reads it.
import type { Language } from '@earnwall/i18n/languages';
import { ar } from '#texts/languages/ar.ts';
import { cs } from '#texts/languages/cs.ts';
import { da } from '#texts/languages/da.ts';
import { de } from '#texts/languages/de.ts';
import { en } from '#texts/languages/en.ts';
import { es } from '#texts/languages/es.ts';
import { fi } from '#texts/languages/fi.ts';
import { fil } from '#texts/languages/fil.ts';
import { fr } from '#texts/languages/fr.ts';
import { id } from '#texts/languages/id.ts';
import { it } from '#texts/languages/it.ts';
import { ja } from '#texts/languages/ja.ts';
import { ko } from '#texts/languages/ko.ts';
import { ms } from '#texts/languages/ms.ts';
import { nl } from '#texts/languages/nl.ts';
import { no } from '#texts/languages/no.ts';
import { pl } from '#texts/languages/pl.ts';
import { pt } from '#texts/languages/pt.ts';
import { ptBR } from '#texts/languages/pt-br.ts';
import { ro } from '#texts/languages/ro.ts';
import { sv } from '#texts/languages/sv.ts';
import { th } from '#texts/languages/th.ts';
import { tr } from '#texts/languages/tr.ts';
import { vi } from '#texts/languages/vi.ts';
import { zh } from '#texts/languages/zh.ts';
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
