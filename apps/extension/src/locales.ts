/** Chrome names a few of our languages otherwise; it knows no Portuguese and no Chinese without a country. */
const named: Readonly<Record<string, string>> = { pt: 'pt_PT', 'pt-BR': 'pt_BR', zh: 'zh_CN' };

export function chromeLocale(language: string): string {
  return named[language] ?? language;
}

/** The texts of the extension in the form Chrome reads; they stand among all texts of the product, by their prefix. */
export function chromeMessages(texts: Readonly<Record<string, string>>): Record<string, { message: string }> {
  const ours = Object.entries(texts).filter(([key]) => key.startsWith('chrome_'));
  // A dollar would begin a placeholder.
  return Object.fromEntries(ours.map(([key, text]) => [key, { message: text.replaceAll('$', '$$$$') }]));
}
