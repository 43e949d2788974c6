import type { QuestionType } from '@earnwall/contract/entities/question';
import type { AnswerRules } from '@earnwall/domain/profile/question';
import type { NamedOption } from '#profile/questions/named-option.ts';

export interface CanonicalQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly options?: readonly (string | NamedOption)[];
  readonly rules?: AnswerRules;
  readonly autocomplete?: boolean;
  readonly is_skippable?: boolean;
  /** Absent for answers that never change. */
  readonly shelf_life_days?: number;
  /** 1 is a tap, 5 an essay: of several questions that may be asked, the easier one comes first. */
  readonly effort: 1 | 2 | 3 | 4 | 5;
  readonly onboarding_order?: number;
}

export const named = (id: string, name: string): NamedOption => ({ id, name });

/** Who chooses `none` chooses nothing else. */
export const noneAlone: AnswerRules = { exclusive: ['none'] };

export const season = 90;
export const halfYear = 180;
export const year = 365;
