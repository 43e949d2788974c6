// What an attempt is called in the history: surveys have no titles, so each goes by a number that people can quote.
import { createHash } from 'node:crypto';
import type { Language } from '@earnwall/i18n/languages';
import { type Sentences, sentencesIn } from './in-language.ts';

const names: Sentences<'survey' | 'profile'> = {
  en: { survey: 'Survey', profile: 'Your profile' },
  de: { survey: 'Umfrage', profile: 'Dein Profil' },
  es: { survey: 'Encuesta', profile: 'Tu perfil' },
  fr: { survey: 'Sondage', profile: 'Votre profil' },
  'pt-BR': { survey: 'Pesquisa', profile: 'Seu perfil' },
  ja: { survey: 'アンケート', profile: 'プロフィール' },
  ar: { survey: 'استبيان', profile: 'ملفك الشخصي' },
};

export function activityNameIn(survey: { hash: string; onboarding: boolean }, language: Language): string {
  const words = sentencesIn(names, language);
  return survey.onboarding ? words.profile : `${words.survey} ${numberOf(survey.hash)}`;
}

/** Six digits, the same for everybody who took it. */
function numberOf(hash: string): number {
  return 100_000 + (createHash('sha256').update(hash).digest().readUInt32BE() % 900_000);
}
