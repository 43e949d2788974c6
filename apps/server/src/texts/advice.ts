// Three tips before somebody's first qualification (spec §2 "Questions view", §9 "3 advice items").
import type { Language } from '@earnwall/i18n/languages';
import { type Sentences, sentencesIn } from './in-language.ts';

const tips: Sentences<'honest' | 'time' | 'attention'> = {
  en: {
    honest: 'Answer honestly: there are no wrong answers, and made-up ones are noticed.',
    time: 'Take your time. Those who rush through a survey are screened out.',
    attention: 'Read every question to its end. Some are there to see that you do.',
  },
  de: {
    honest: 'Antworte ehrlich: Falsche Antworten gibt es nicht, erfundene fallen auf.',
    time: 'Nimm dir Zeit. Wer durch eine Umfrage hetzt, wird aussortiert.',
    attention: 'Lies jede Frage zu Ende. Manche prüfen, ob du das tust.',
  },
  es: {
    honest: 'Responde con sinceridad: no hay respuestas malas, y las inventadas se notan.',
    time: 'Tómate tu tiempo. Quien corre por la encuesta queda fuera.',
    attention: 'Lee cada pregunta hasta el final. Algunas comprueban que lo haces.',
  },
  fr: {
    honest: 'Répondez franchement : il n’y a pas de mauvaise réponse, et les fausses se remarquent.',
    time: 'Prenez votre temps. Qui répond trop vite est écarté.',
    attention: 'Lisez chaque question jusqu’au bout. Certaines vérifient que vous le faites.',
  },
  'pt-BR': {
    honest: 'Responda com sinceridade: não há resposta errada, e as inventadas são percebidas.',
    time: 'Responda com calma. Quem corre pela pesquisa fica de fora.',
    attention: 'Leia cada pergunta até o fim. Algumas verificam se você faz isso.',
  },
  ja: {
    honest: '正直に答えてください。間違った答えはなく、作り話はわかってしまいます。',
    time: 'ゆっくり答えてください。急ぎすぎると対象外になります。',
    attention: '質問は最後まで読んでください。確認のための質問もあります。',
  },
  ar: {
    honest: 'أجب بصدق: لا توجد إجابات خاطئة، والإجابات المختلقة تُكتشف.',
    time: 'خذ وقتك. من يتسرّع في الاستبيان يُستبعد.',
    attention: 'اقرأ كل سؤال حتى نهايته. بعض الأسئلة تتحقق من ذلك.',
  },
};

export function adviceIn(language: Language): string[] {
  const { honest, time, attention } = sentencesIn(tips, language);
  return [honest, time, attention];
}
