// A postback with its attempts, as its publisher sees it.
import type { LoggedPostback } from '@earnwall/contract/entities/postback';
import type { PostbackRecord } from '#store/publishers/postback-log.ts';
import { postbackOf } from './postback.ts';

export function presentPostback(record: PostbackRecord): LoggedPostback {
  const { transaction_id, type, user_id, amount, pending, reason, test, at } = postbackOf(record);
  return {
    ...{ transaction_id, type, user_id, amount, pending, reason, test },
    state: record.state,
    at: at.toISOString(),
    next_at: record.next_at?.toISOString() ?? null,
    settled_at: record.settled_at?.toISOString() ?? null,
    attempts: record.attempts.map(({ at: startedAt, ms, status, failure, answer, url }) => {
      return { at: startedAt, ms, status, failure, answer, url };
    }),
  };
}
