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
export async function loadPrivacyPolicy(language: Language): Promise<PrivacyPolicy> {
  const file: { default: PrivacyPolicy } = await import(`../languages/${language}/policy.json`);
  return file.default;
}
