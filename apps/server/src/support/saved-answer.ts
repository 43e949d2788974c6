// What saved answers are refused for, and whose they are.
import { ApiError } from '#request/api-error.ts';
import type { Scope } from '#store/console/scope.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { lockSavedAnswer, type SavedAnswerRecord } from '#store/support/saved-answers.ts';
import { isTicketId } from './ticket-id.ts';

/** More than anybody finds one in. */
export const mostSavedAnswers = 200;

export const nameTaken = () =>
  new ApiError('unprocessable', 'There is an answer of this name.', { name: ['There is one of this name.'] });

/** Locked; another team's is answered as unknown. */
export async function requireSavedAnswer(tx: Tx, scope: Scope, id: string): Promise<SavedAnswerRecord> {
  const found = isTicketId(id) ? await lockSavedAnswer(tx, scope, id) : null;
  if (!found) throw new ApiError('not-found', 'There is no such answer.');
  return found;
}
