// One credit of alice's past, posted through the ledger as any credit is: the user gains what the publisher owes.
import { postMovement } from '#store/ledger.ts';
import type { Tx } from '#store/queryable.ts';

interface Credit {
  app_id: string;
  user_id: number;
  kind: 'survey_reward' | 'offer_reward';
  reason: string;
  source: string;
  transaction: string;
  cid: string | null;
  at: Date;
  amount: bigint;
}

export async function postCredit(tx: Tx, { amount, ...movement }: Credit): Promise<void> {
  await postMovement(tx, {
    ...movement,
    lines: [
      { account: 'user', currency: 'app', amount },
      { account: 'publisher', currency: 'app', amount: -amount },
    ],
  });
}
