// Names in the history: surveys have no titles, so each is shown with a number that users can quote.
import { createHash } from 'node:crypto';
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

export function activityNameIn(survey: { hash: string; onboarding: boolean }, language: Language): string {
  const names = textsIn(language).activityNames;
  return survey.onboarding ? names.profile : `${names.survey} ${numberOf(survey.hash)}`;
}

/** An operator's credit is named by its reason. */
export function creditNameIn({ kind, reason }: { kind: string; reason: string }, language: Language): string {
  const names = textsIn(language).activityNames;
  return kind === 'bonus' || kind === 'extension_bonus' ? names[kind] : reason;
}

/** Six digits, the same for everybody who took it. */
function numberOf(hash: string): number {
  return 100_000 + (createHash('sha256').update(hash).digest().readUInt32BE() % 900_000);
}
