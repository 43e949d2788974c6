// What is called how in the history: surveys have no titles, so each goes by a number that people can quote.
import { createHash } from 'node:crypto';
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

export function activityNameIn(survey: { hash: string; onboarding: boolean }, language: Language): string {
  const words = textsIn(language).activityNames;
  return survey.onboarding ? words.profile : `${words.survey} ${numberOf(survey.hash)}`;
}

/** What an operator gave has the operator's own words. */
export function creditNameIn({ kind, reason }: { kind: string; reason: string }, language: Language): string {
  const names = textsIn(language).activityNames;
  return kind === 'bonus' || kind === 'extension_bonus' ? names[kind] : reason;
}

/** Six digits, the same for everybody who took it. */
function numberOf(hash: string): number {
  return 100_000 + (createHash('sha256').update(hash).digest().readUInt32BE() % 900_000);
}
