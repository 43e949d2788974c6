// One credit of alice's past, posted through the ledger as any credit is: the user gains what the publisher owes.
import { rewardLines } from '@earnwall/domain/ledger/entry';
import type { AppRecord } from '#store/apps.ts';
import { postMovement } from '#store/ledger.ts';
import type { Tx } from '#store/queryable.ts';

interface Credit {
  user_id: number;
  reason: string;
  source: string;
  transaction: string;
  at: Date;
  amount: bigint;
}

export async function creditOffer(tx: Tx, app: AppRecord, { amount, ...credit }: Credit): Promise<void> {
  await postMovement(tx, {
    ...credit,
    app_id: app.id,
    kind: 'offer_reward',
    cid: null,
    lines: rewardLines(amount, app.test_mode),
    about: { sid: null, outcome: null, currency_name: app.currency_name, subid: {} },
  });
}
