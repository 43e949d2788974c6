import type { TextKey } from '@earnwall/i18n/text-keys';

import { createContext, type ReactNode } from 'react';
import { useRequired } from '#lib/hooks/use-required.ts';
import { type Messages, readMessage } from './message.ts';

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** `first` is what the list and the errors say, `rest` what all other parts do (vite/first-texts.ts). */
export type TextsPart = 'first' | 'rest';

/** Texts in one language. */
export interface Texts {
  /** The language in its country, which decides how numbers and dates are written. */
  locale: string;
  text: Text;
  /** Brings a part, once; who says something of it waits (lib/loading/lazy-part.tsx). */
  load: (part: TextsPart) => Promise<void>;
}

/** In the browser those of a visit, part by part; on the server those of a language, for all who read it. */
export function createTexts(
  locale: string,
  given: Messages,
  fetchPart: (part: TextsPart) => Promise<Messages> = async () => ({}),
): Texts {
  const messages = { ...given };
  const loading = new Map<TextsPart, Promise<void>>();

  const load = async (part: TextsPart) => {
    try {
      Object.assign(messages, await fetchPart(part));
    } catch (error) {
      // A lost connection comes back; the next one to ask tries again.
      loading.delete(part);
      throw error;
    }
  };
  return {
    locale,
    text: (key, values = {}) => readMessage(messages[key] ?? [key], values, locale),
    load(part) {
      const asked = loading.get(part) ?? load(part);
      loading.set(part, asked);
      return asked;
    },
  };
}

const TextsContext = createContext<Texts | null>(null);

/** The texts of one language for everything below. */
export function TextProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useTexts(): Texts {
  return useRequired(TextsContext);
}

/** `const text = useText(); text('surveys.title')`: a key that en.json lacks does not compile. */
export function useText(): Text {
  return useTexts().text;
}

/** What Intl writes numbers, dates and names for: `de-AT`. */
export function useLocale(): string {
  return useTexts().locale;
}
