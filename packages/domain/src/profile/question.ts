/** A profile question as the rules see it: no texts, so that no rule depends on a language (QU-03). */
import type { QuestionType } from '@earnwall/contract/entities/question';

/** Constraints of an answer. */
export interface AnswerRules {
  /** Whole numbers, both included. */
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** A date of birth: from 1900 on, and at least 18 years ago (QU-08). */
  readonly birthDate?: true;
  /** A postal code of the person's country (decision 0105). */
  readonly postalCode?: true;
  /** Options such as "None of these", which can only be chosen alone. */
  readonly exclusive?: readonly string[];
}

export interface ProfileQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly rules: AnswerRules;
  readonly is_skippable: boolean;
  readonly shelf_life_days: number | null;
  readonly effort: number;
}
