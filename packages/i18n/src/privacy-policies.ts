import type { Language } from './languages.ts';

/** The product's own privacy policy in one language: plain texts, so that nothing of it can be mistaken for markup. */
export interface PrivacyPolicy {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly PolicySection[];
}

export interface PolicySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown as a list after the paragraphs. */
  readonly items?: readonly string[];
}

/** One lazy file a language: nobody loads what they do not read. */
const policies: Readonly<Record<Language, () => Promise<{ policy: PrivacyPolicy }>>> = {
  en: () => import('./policies/en.ts'),
  de: () => import('./policies/de.ts'),
  es: () => import('./policies/es.ts'),
  fr: () => import('./policies/fr.ts'),
  it: () => import('./policies/it.ts'),
  nl: () => import('./policies/nl.ts'),
  pt: () => import('./policies/pt.ts'),
  'pt-BR': () => import('./policies/pt-BR.ts'),
  pl: () => import('./policies/pl.ts'),
  ar: () => import('./policies/ar.ts'),
  cs: () => import('./policies/cs.ts'),
  da: () => import('./policies/da.ts'),
  fi: () => import('./policies/fi.ts'),
  id: () => import('./policies/id.ts'),
  ja: () => import('./policies/ja.ts'),
  ko: () => import('./policies/ko.ts'),
  ms: () => import('./policies/ms.ts'),
  no: () => import('./policies/no.ts'),
  ro: () => import('./policies/ro.ts'),
  sv: () => import('./policies/sv.ts'),
  th: () => import('./policies/th.ts'),
  tr: () => import('./policies/tr.ts'),
  vi: () => import('./policies/vi.ts'),
  zh: () => import('./policies/zh.ts'),
  fil: () => import('./policies/fil.ts'),
};

export async function loadPrivacyPolicy(language: Language): Promise<PrivacyPolicy> {
  return (await policies[language]()).policy;
}
