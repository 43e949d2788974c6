import type { Question, QuestionType } from '@earnwall/contract/entities/question';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { ComponentType } from 'react';
import type { AnswerProps } from './answer-props.ts';
import { Autocomplete } from './types/autocomplete.tsx';
import { InputBigtext } from './types/input-bigtext.tsx';
import { InputDate } from './types/input-date.tsx';
import { InputInt } from './types/input-int.tsx';
import { InputText } from './types/input-text.tsx';
import { MultipleChoice } from './types/multiple-choice.tsx';
import { SingleChoice } from './types/single-choice.tsx';

interface QuestionTypeRow {
  Answer: ComponentType<AnswerProps>;
  hint: TextKey | null;
}

/** A question type is one file and one row here (QU-03). */
const questionTypes: Record<QuestionType, QuestionTypeRow> = {
  single_choice: { Answer: SingleChoice, hint: null },
  multiple_choice: { Answer: MultipleChoice, hint: 'question_choose_many' },
  input_text: { Answer: InputText, hint: null },
  input_int: { Answer: InputInt, hint: null },
  input_bigtext: { Answer: InputBigtext, hint: null },
  input_date: { Answer: InputDate, hint: null },
  autocomplete: { Answer: Autocomplete, hint: null },
};

/** A question is an autocomplete by its type or by its flag (decision 0007). */
export function questionTypeOf({
  type,
  autocomplete,
}: Pick<Question, 'type' | 'autocomplete'>): QuestionTypeRow {
  const row = questionTypes[type];
  return autocomplete ? { ...row, Answer: Autocomplete } : row;
}
