// The page of a door that is out of order for a moment; it asks again by itself.
import type { Language } from '@earnwall/i18n/languages';
import { type Sentences, sentencesIn } from './in-language.ts';

const waits: Sentences<'wait'> = {
  en: { wait: 'One moment, please. This page tries again by itself.' },
  de: { wait: 'Einen Moment bitte. Diese Seite versucht es von selbst noch einmal.' },
  es: { wait: 'Un momento, por favor. Esta página lo vuelve a intentar sola.' },
  fr: { wait: 'Un instant, s’il vous plaît. Cette page réessaie toute seule.' },
  'pt-BR': { wait: 'Um momento, por favor. Esta página tenta de novo sozinha.' },
  ja: { wait: '少々お待ちください。このページは自動的にもう一度試します。' },
  ar: { wait: 'لحظة من فضلك. ستعيد هذه الصفحة المحاولة تلقائيًا.' },
};

export function waitIn(language: Language): string {
  return sentencesIn(waits, language).wait;
}
