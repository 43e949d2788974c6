// What a sender reads whose message was genuine and could not be applied. One that says a single thing is never answered
// with a 2xx: its sender should see that something is wrong. Of one that says several the rest was applied, and would come
// again with it, for ever: once all of it is stored it is acknowledged (decision 0113).
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import type { SetAsideReport } from '#store/money/set-aside-reports.ts';

const answers = {
  conflict: () => new ApiError('conflict', 'This transaction was used before with other content.'),
  unreadable: () => new ApiError('unprocessable', 'The message is genuine, but cannot be read.'),
  unknown_click: () => new ApiError('not-found', 'There is no such click.'),
} as const satisfies Record<SetAsideReport['kind'], () => ApiError>;

export const setAsideError = (kind: SetAsideReport['kind']): ApiError => answers[kind]();

/** By then an operator may have reviewed some. */
const dayFullRetrySeconds = 60 * 60;

export const dayFullError = (): ApiError =>
  new TooManyRequests(dayFullRetrySeconds, 'Too many such messages today. Send it again later.');
