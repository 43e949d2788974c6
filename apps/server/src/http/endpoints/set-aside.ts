// Stores a genuine message that cannot be applied for an operator to review, before its sender is answered (decision 0061).
// The answer is never a 2xx: the sender should see that something is wrong.

import type { ServerContext } from '#calls/context.ts';
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import type { Log } from '#request/log.ts';
import { insertSetAside, type SetAsideReport } from '#store/money/set-aside-reports.ts';

const answers = {
  conflict: () => new ApiError('conflict', 'This transaction was used before with other content.'),
  unreadable: () => new ApiError('unprocessable', 'The message is genuine, but cannot be read.'),
  unknown_click: () => new ApiError('not-found', 'There is no such click.'),
} as const satisfies Record<SetAsideReport['kind'], () => ApiError>;

/** By then an operator may have reviewed some. */
const dayFullRetrySeconds = 60 * 60;

/** Resolves to the error to throw. Neither click nor content is logged: the row has them. */
export async function setAside(
  { callbackDatabase }: Pick<ServerContext, 'callbackDatabase'>,
  report: SetAsideReport,
  log: Log,
): Promise<ApiError> {
  const { kind, reason } = report;
  const id = await insertSetAside(callbackDatabase.db, report);
  if (id === null) {
    log.error(
      { kind, reason },
      'A callback was not stored: too many of this sender were set aside today. Review set_aside_reports',
    );
    return new TooManyRequests(dayFullRetrySeconds, 'Too many such messages today. Send it again later.');
  }
  log.warn(
    { kind, reason, id },
    'A callback could not be applied and was set aside: review it in set_aside_reports',
  );
  return answers[kind]();
}
