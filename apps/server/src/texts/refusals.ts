// Why a survey cannot be taken (spec §4 "Qualification flow"). Who simply does not fit hears the panel's own words.
import type { Language } from '@earnwall/i18n/languages';
import { type Sentences, sentencesIn } from './in-language.ts';

export type Refusal = 'full' | 'closed' | 'taken' | 'elsewhere';

const refusals: Sentences<Refusal> = {
  en: {
    full: 'This survey has just filled up.',
    closed: 'This survey has closed.',
    taken: 'You have already taken this survey.',
    elsewhere: 'This survey is not available in your country or on this device.',
  },
  de: {
    full: 'Diese Umfrage ist gerade voll geworden.',
    closed: 'Diese Umfrage ist beendet.',
    taken: 'An dieser Umfrage hast du schon teilgenommen.',
    elsewhere: 'Diese Umfrage gibt es in deinem Land oder auf diesem Gerät nicht.',
  },
  es: {
    full: 'Esta encuesta acaba de completarse.',
    closed: 'Esta encuesta ha terminado.',
    taken: 'Ya has participado en esta encuesta.',
    elsewhere: 'Esta encuesta no está disponible en tu país o en este dispositivo.',
  },
  fr: {
    full: 'Ce sondage vient d’afficher complet.',
    closed: 'Ce sondage est terminé.',
    taken: 'Vous avez déjà participé à ce sondage.',
    elsewhere: 'Ce sondage n’est pas proposé dans votre pays ou sur cet appareil.',
  },
  'pt-BR': {
    full: 'Esta pesquisa acabou de ficar completa.',
    closed: 'Esta pesquisa foi encerrada.',
    taken: 'Você já participou desta pesquisa.',
    elsewhere: 'Esta pesquisa não está disponível no seu país ou neste aparelho.',
  },
  ja: {
    full: 'このアンケートは定員に達しました。',
    closed: 'このアンケートは終了しました。',
    taken: 'このアンケートにはすでに回答済みです。',
    elsewhere: 'お住まいの国またはこの端末では回答できません。',
  },
  ar: {
    full: 'اكتمل هذا الاستبيان للتو.',
    closed: 'انتهى هذا الاستبيان.',
    taken: 'لقد شاركت في هذا الاستبيان من قبل.',
    elsewhere: 'هذا الاستبيان غير متاح في بلدك أو على هذا الجهاز.',
  },
};

export function refusalIn(refusal: Refusal, language: Language): string {
  return sentencesIn(refusals, language)[refusal];
}
