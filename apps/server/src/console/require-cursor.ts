// A cursor is the id of a row of the list; one that the asker cannot see is none.
import { ApiError } from '#request/api-error.ts';

export function requireCursor(found: unknown): void {
  if (found) return;
  const errors = { after: ['is not a cursor of this list'] };
  throw new ApiError('bad-request', 'The request does not fit the call.', errors);
}
