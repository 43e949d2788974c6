import type { Language } from './languages.ts';

/** The product's own privacy policy in one language: plain texts without markup. */
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

/** One lazily loaded file per language. */
export async function loadPrivacyPolicy(language: Language): Promise<PrivacyPolicy> {
  const file: { default: PrivacyPolicy } = await import(`../languages/${language}/policy.json`);
  return file.default;
}
