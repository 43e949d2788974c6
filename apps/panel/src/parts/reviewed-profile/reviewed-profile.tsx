import type { EditedAnswerProps } from '#features/profile-review/answers-list.tsx';
import { ProfileReview, type ProfileReviewProps } from '#features/profile-review/profile-review.tsx';
import { AnswerControl } from '#features/questions/answer-control.tsx';
import { useQuestionKeys } from '#features/questions/use-question-keys.ts';

/** The profile review, answered by the same controls and keys as the questions of a survey. */
export function ReviewedProfile(props: Omit<ProfileReviewProps, 'Answer'>) {
  return <ProfileReview {...props} Answer={EditedAnswer} />;
}

/** The controls of one question, for whoever has it edited. */
export function EditedAnswer({ section, onSubmit, ...answer }: EditedAnswerProps) {
  useQuestionKeys(section, onSubmit);
  return <AnswerControl {...answer} survey={null} />;
}
