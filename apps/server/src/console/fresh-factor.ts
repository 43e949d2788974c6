// Who has a factor must have proven it lately before anything that could replace it: a password alone is not enough.
import { isFreshFactor } from '@earnwall/domain/console/session-times';
import { ApiError } from '#request/api-error.ts';
import type { OperatorSession } from '#request/operator.ts';

export function requireFreshFactor(session: OperatorSession, hasFactor: boolean, now: Date): void {
  if (hasFactor && !isFreshFactor(session.factor_at, now))
    throw new ApiError('factor-needed', 'Prove who you are once more: enter a code, or use your passkey.');
}
