// What every language has to say: a sentence that is missing in one of them does not compile (LO-01).
import type { FeedbackOption } from '@earnwall/contract/entities/feedback-option';
import type { AnswerProblem } from '@earnwall/domain/profile/check-answer';
import type { QuestionTexts } from '#texts/questions/en.ts';

export interface ServerTexts {
  /** The canonical questions and their answers. */
  readonly questions: QuestionTexts;
  /** Why a survey cannot be taken. */
  readonly refusals: Sentences<'full' | 'closed' | 'taken' | 'elsewhere'>;
  readonly activityNames: Sentences<'survey' | 'profile' | 'bonus' | 'extension_bonus'>;
  /** What is wrong with an answer. */
  readonly answerProblems: Sentences<AnswerProblem | 'not_skippable'>;
  /** On the page of a door that is out of order for a moment. */
  readonly wait: string;
  readonly advice: Sentences<'honest' | 'time' | 'attention'>;
  readonly verification: Sentences<
    /** The message itself. */
    | 'sms'
    | 'invalid'
    | 'unreachable'
    | 'too_soon'
    | 'too_many'
    | 'locked'
    | 'not_sent'
    | 'wrong'
    | 'over'
    | 'taken'
    | 'verified'
    | 'not_asked'
    | 'not_checked'
  >;
  /** What can be wrong with a survey, in the words of whoever took it. */
  readonly feedbackOptions: Sentences<FeedbackOption['id']>;
  /** A reply of support, sent to whoever has left the panel. */
  readonly replyMail: Sentences<'subject' | 'greeting' | 'intro' | 'next' | 'stranger'>;
}

type Sentences<Key extends string> = Readonly<Record<Key, string>>;
