import type { BodyOf } from '@earnwall/contract/call-types';
import type { FeedbackOption } from '@earnwall/contract/entities/feedback-option';

export interface Draft {
  option: FeedbackOption['id'] | null;
  comment: string;
}

export type Feedback = Omit<BodyOf<'feedback/post-feedback'>, 'survey_hash'>;

/** What can be sent: an option, and with `other` a comment that says something (FB-01); null is not ready yet. */
export function feedbackOf({ option, comment }: Draft): Feedback | null {
  if (option !== 'other') return option && { option, message: '' };
  const message = comment.trim();
  return message === '' ? null : { option, message };
}
