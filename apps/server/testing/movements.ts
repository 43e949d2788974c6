// Movements of offers' points, without an offer behind them.
import { offerEntryOf } from '@earnwall/domain/offers/entry';
import { withPostback } from '#publishers/postback.ts';
import type { Database } from '#store/engine/database.ts';
import { postMovement } from '#store/money/ledger.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { randomHash } from './random-hash.ts';

interface Points {
  readonly pending: bigint;
  readonly credited: bigint;
}

/** The points of a milestone go from one state to another. */
export async function moveOfferPoints(
  database: Database,
  app: AppRecord,
  user: UserRecord,
  { click, from, to, at }: { click: string; from: Points; to: Points; at: Date },
): Promise<void> {
  const times = { pending_until: null, released_at: null };
  const about = { name: 'Dragon Isles: Reach level 1', isTest: false, dollars: [] };
  const entry = offerEntryOf({ ...from, ...times }, { ...to, ...times }, about);
  if (!entry) throw new Error('Nothing moves');
  const movement = {
    ...{ ...entry, app_id: app.id, user_id: user.id, source: 'a-network', transaction: randomHash() },
    ...{ cid: click, at },
  };
  const left = to.credited + to.pending;
  const facts = {
    sid: null,
    offer: { id: 'dragons', task_id: 'level-1' },
    outcome: null,
    left,
    price: app,
    subid: {},
  };
  await database.transaction((tx) => postMovement(tx, withPostback(movement, facts)));
}
