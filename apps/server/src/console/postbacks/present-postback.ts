// A postback as the console shows it: a row of the list, and one with all of its attempts.
import type { ConsolePostback, ConsolePostbackDetails } from '@earnwall/contract/entities/console-postback';
import { curlOf } from '@earnwall/domain/postbacks/curl';
import { unitsOf } from '@earnwall/postbacks/amounts';
import { postbackOf } from '#present/postback.ts';
import { shownRequest, unsignedRequest } from '#publishers/delivery/shown-request.ts';
import type { ConsolePostbackRecord } from '#store/console/postbacks.ts';

export function presentConsolePostback(record: ConsolePostbackRecord): ConsolePostback {
  const { transaction_id, type, amount, pending, decimals, currency, test, at, user_id } = postbackOf(record);
  const last = record.attempts.at(-1);
  return {
    ...{ id: transaction_id, type, amount, currency, test, state: record.state, at: at.toISOString() },
    app: { id: record.app_id, name: record.app_name },
    user: { id: user_id, uhash: record.uhash },
    reward: unitsOf(amount, decimals),
    pending: unitsOf(pending, decimals),
    status: last?.status ?? null,
    failure: last?.failure ?? null,
    ms: last?.ms ?? null,
    attempts: record.attempts.length,
    last_attempt_at: last?.at ?? null,
    next_at: record.next_at?.toISOString() ?? null,
  };
}

export function presentPostbackDetails(
  record: ConsolePostbackRecord,
  endpoint: { url: string } | null,
  now: Date,
): ConsolePostbackDetails {
  const postback = postbackOf(record);
  const { reason, click_id, survey_id, offer_id } = postback;
  const tries = record.attempts.map(({ at, ms, status, failure, answer, url }) => ({
    ...{ at, ms, status, failure, answer },
    request: shownRequest(url, postback, new Date(at)),
  }));
  return {
    ...presentConsolePostback(record),
    ...{ reason, click_id, survey_id, offer_id },
    settled_at: record.settled_at?.toISOString() ?? null,
    tries: tries.reverse(),
    request: endpoint && shownRequest(endpoint.url, postback, now),
    curl: endpoint && curlOf(unsignedRequest(endpoint.url, postback, now)),
  };
}
