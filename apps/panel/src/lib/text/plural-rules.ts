const known = new Map<string, Intl.PluralRules>();

/** Kept: making rules costs far more than asking them, and a list reads dozens of counted sentences. */
export function pluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${locale} ${type}`;
  const rules = known.get(key) ?? new Intl.PluralRules(locale, { type });
  known.set(key, rules);
  return rules;
}
