// Carries out a request once per idempotency key: a repetition gets the first answer, another request under the same key is
// refused. What fails is stored nowhere, and may be tried again.
import { createHash } from 'node:crypto';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findAnswer, insertAnswer, lockIdempotencyKey } from '#store/publishers/idempotent-answers.ts';

interface KeyedRequest {
  readonly app_id: string;
  readonly key: string;
  /** All that makes it this request; users by their row number, so that none of it is personal. */
  readonly asked: readonly unknown[];
}

export async function once<Answer extends object>(
  ctx: Context,
  { app_id, key, asked }: KeyedRequest,
  work: (tx: Tx) => Promise<Answer>,
): Promise<{ answer: Answer; isNew: boolean }> {
  const request_digest = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  return await ctx.database.transaction(async (tx) => {
    await lockIdempotencyKey(tx, app_id, key);
    const first = await findAnswer(tx, app_id, key);
    if (first && first.request_digest !== request_digest)
      throw new ApiError('conflict', 'This idempotency key was used before, for another request.');
    if (first) return { answer: first.answer as Answer, isNew: false };
    const answer = await work(tx);
    await insertAnswer(tx, { app_id, key, request_digest, status: 200, answer, created_at: ctx.now() });
    return { answer, isNew: true };
  });
}
