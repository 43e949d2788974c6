// A user's answer as readable text: the text of an option, a date in their language, or what they typed.
import type { Language } from '@earnwall/i18n/languages';
import type { QuestionOption, QuestionRecord } from '#store/people/questions.ts';

export function answerText(
  { id, type }: Pick<QuestionRecord, 'id' | 'type'>,
  answer: string,
  { options, language }: { options: readonly QuestionOption[]; language: Language },
): string {
  if (type === 'input_date') return dateText(answer, language);
  return options.find((option) => option.question_id === id && option.id === answer)?.text ?? answer;
}

function dateText(day: string, language: Language): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return new Intl.DateTimeFormat(language, {
    ...{ dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' },
  }).format(moment);
}
