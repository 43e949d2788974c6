// Lets a try to prove something happen, or makes it wait.
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type AttemptKey, forgiveAttempt, takeAttempt } from '#store/console/attempts.ts';

type Tools = Pick<Context, 'database' | 'now'>;

/** `judge` answers null for a failure. What it could not judge, such as in an outage, does not count. */
export async function counted<Result>(
  ctx: Tools,
  keys: readonly AttemptKey[],
  judge: () => Promise<Result | null>,
): Promise<Result | null> {
  await countTry(ctx, keys);
  try {
    const result = await judge();
    if (result !== null) await forgiveAttempt(ctx.database.db, keys, 'series');
    return result;
  } catch (error) {
    if (error instanceof ApiError) await forgiveAttempt(ctx.database.db, keys, 'try');
    throw error;
  }
}

export async function countTry(ctx: Tools, keys: readonly AttemptKey[]): Promise<void> {
  const waitMs = await ctx.database.transaction((tx) => takeAttempt(tx, keys, ctx.now()));
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds > 0)
    throw new TooManyRequests(seconds, `Too many tries: wait ${seconds} seconds, then try again.`);
}
