// The onboarding survey ends with us, not with a supplier: a complete profile is paid at once, once in a life.

import type { ClickRecord } from '#store/clicks.ts';
import { type NewMovement, postMovement } from '#store/ledger.ts';
import { finish } from './outcome.ts';
import type { Round } from './round.ts';

export async function payOnboarding(round: Round, click: ClickRecord): Promise<ClickRecord> {
  const ended = await finish(round, click, 'complete', 'onboarding');
  if (click.user_reward > 0n) await postMovement(round.tx, creditOf(click, round.now));
  return ended;
}

/** The pair of source and transaction is spent for good: however many such surveys there are, one of them pays. */
function creditOf({ app_id, user_id, cid, test_mode, user_reward }: ClickRecord, at: Date): NewMovement {
  return {
    app_id,
    user_id,
    kind: 'survey_reward',
    reason: 'Profile completed',
    source: test_mode ? 'onboarding-test' : 'onboarding',
    transaction: `${app_id}:${user_id}`,
    cid,
    at,
    lines: [
      { account: test_mode ? 'user_test' : 'user', currency: 'app', amount: user_reward },
      { account: test_mode ? 'publisher_test' : 'publisher', currency: 'app', amount: -user_reward },
    ],
  };
}
