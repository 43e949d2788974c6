/** Chrome's names where they differ: it has Portuguese and Chinese only with a country. */
const named: Readonly<Record<string, string>> = { pt: 'pt_PT', 'pt-BR': 'pt_BR', zh: 'zh_CN' };

export function chromeLocale(language: string): string {
  return named[language] ?? language;
}

/** The texts of the extension in the form Chrome reads: those of the panel's texts with the prefix `chrome_`. */
export function chromeMessages(texts: Readonly<Record<string, string>>): Record<string, { message: string }> {
  const ours = Object.entries(texts).filter(([key]) => key.startsWith('chrome_'));
  // A dollar sign would start a placeholder.
  return Object.fromEntries(ours.map(([key, text]) => [key, { message: text.replaceAll('$', '$$$$') }]));
}
