// An answer that does not fit its question, refused in the reader's language.
import { ApiError } from '#request/api-error.ts';
import { answerProblemIn } from '#texts/answer-problems.ts';

export function refusedAnswer(...given: Parameters<typeof answerProblemIn>): ApiError {
  const message = answerProblemIn(...given);
  return new ApiError('unprocessable', message, { answers: [message] });
}
