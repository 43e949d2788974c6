import type { Question } from '@earnwall/contract/entities/question';
import type { BirthYearProblem } from '@earnwall/domain/validation/birth-date';

/** What every question type is given; it holds no answer of its own, whoever shows it does. */
export interface AnswerProps {
  question: Omit<Question, 'is_skippable'>;
  /** Hash of the survey that asks, for types that ask the server; null where the profile is reviewed. */
  survey: string | null;
  /** Ids of chosen answers, or the text typed. */
  answers: readonly string[];
  /** Id of the heading, which names the control. */
  labelledBy: string;
  /** Id of the line that says what is wrong. */
  describedBy: string;
  invalid: boolean;
  onChange: (answers: readonly string[], problem?: BirthYearProblem | null) => void;
  /** The user went on to something else and left nothing here (QU-09). */
  onLeftEmpty: () => void;
}

/** Of the types that choose from a list. */
export interface ChoicesProps extends AnswerProps {
  multiple: boolean;
  onChoose: (id: string) => void;
}
