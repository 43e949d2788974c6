import type { TextKey } from '@earnwall/i18n/text-keys';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** Each render on the server has its own; nothing here is shared by two visits. */
export function createText(language: string, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

/** The texts of one language for everything below. */
export function TextProvider(props: { language: string; messages: Messages; children: ReactNode }) {
  const { language, messages, children } = props;
  const [i18n] = useState(() => createText(language, messages));
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** `const text = useText(); text('surveys.title')`: a key that en.json lacks does not compile. */
export function useText(): Text {
  return useLingui()._;
}

/** The language on the screen, for Intl. */
export function useLanguage(): string {
  return useLingui().i18n.locale;
}
