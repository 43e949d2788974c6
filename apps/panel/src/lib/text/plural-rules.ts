import { rulesOf } from './locale-rules.ts';

const kept = new Map<string, Intl.PluralRules>();

/** Kept: making rules costs far more than asking them, and a list reads dozens of counted sentences. */
function rulesBy(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${locale} ${type}`;
  const rules = kept.get(key) ?? new Intl.PluralRules(locale, { type });
  kept.set(key, rules);
  return rules;
}

export const pluralForms: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** From here on whole millions have a form of their own in some languages. */
const listed = 1_000_000;

/** The form that a language has for a count. */
export function pluralForm(locale: string, type: Intl.PluralRuleType, count: number): Intl.LDMLPluralRule {
  const plurals = type === 'cardinal' ? rulesOf(locale)?.plurals : null;
  if (plurals && Number.isInteger(count) && count >= 0 && count < listed) {
    // Above a hundred the last two digits decide.
    const form = pluralForms[Number(plurals[count < 200 ? count : 100 + (count % 100)])];
    if (form) return form;
  }
  return rulesBy(locale, type).select(count);
}
