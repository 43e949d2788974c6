// The columns of the file of postbacks.
import type { CsvColumns } from '#console/csv.ts';
import type { ConsolePostbackRecord } from '#store/console/postbacks.ts';
import { presentConsolePostback } from './present-postback.ts';

type Shown = ReturnType<typeof presentConsolePostback>;

const of =
  (cell: (shown: Shown) => string | number | null) =>
  (record: ConsolePostbackRecord): string | number | null =>
    cell(presentConsolePostback(record));

export const postbackColumns: CsvColumns<ConsolePostbackRecord> = {
  transaction_id: of(({ id }) => id),
  at: of(({ at }) => at),
  app: ({ app_id }) => app_id,
  type: ({ type }) => type,
  user_id: ({ user_uuid }) => user_uuid,
  reward: of(({ reward }) => reward),
  pending: of(({ pending }) => pending),
  currency: of(({ currency }) => currency),
  test: of(({ test }) => (test ? 'yes' : 'no')),
  state: ({ state }) => state,
  http: of(({ status }) => status),
  failure: of(({ failure }) => failure),
  ms: of(({ ms }) => ms),
  attempts: ({ attempts }) => attempts.length,
  last_attempt_at: of(({ last_attempt_at }) => last_attempt_at),
  next_at: of(({ next_at }) => next_at),
};
