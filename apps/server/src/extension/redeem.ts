// The extension redeems its code: it is paired with the user, who is credited once, however often and on however many
// nodes it is redeemed (EX-02). All of it is one transaction: a code that failed is not used up.

import { extensionStates } from '@earnwall/domain/extension/status';
import { rewardLines } from '@earnwall/domain/ledger/entry';
import { withPostback } from '#publishers/postback.ts';
import { ApiError } from '#request/api-error.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { postMovement } from '#store/money/ledger.ts';
import {
  hasPaidAnother,
  recordCredit,
  redeemPairing,
  saveInstall,
  setExtensionState,
} from '#store/people/extension.ts';
import { lockUser } from '#store/people/users.ts';
import { findApp } from '#store/publishers/apps.ts';
import { mayEarn } from './availability.ts';
import { digestOf, newSecret } from './digest.ts';

export interface Redeemed {
  token: string;
  /** What this redemption credited; 0n when nothing was due. */
  user_reward: bigint;
  uhash: string;
  app_id: string;
}

export async function redeem(
  tx: Tx,
  { code, install }: { code: string; install: string },
  visit: Visit,
  now: Date,
): Promise<Redeemed> {
  const owner = await redeemPairing(tx, digestOf(code), now);
  if (!owner) throw new ApiError('not-found', 'This code is unknown, used, or too old.');
  // Locked until commit: of a user's concurrent codes, the first one is credited.
  const user = await lockUser(tx, { app_id: owner.app_id, id: owner.user_id });
  const found = await findApp(tx, owner.app_id, '');
  if (!found || found.app.status === 'off' || user.state === 'closed') throw notNow();
  const who = { app: found.app, user };
  if (!mayEarn(who, visit, now)) throw notNow();

  const token = newSecret();
  const { test_mode } = found.app;
  const { credited_at } = await saveInstall(tx, {
    ...owner,
    ...{ install_id: install, token_digest: digestOf(token), test_mode, at: now },
  });
  // One browser pays one account of an app: evidence of the client may only reduce a credit (decision 0026).
  const isDue = test_mode || (credited_at === null && !(await hasPaidAnother(tx, owner, install)));
  const user_reward = isDue ? await credit(tx, who, now) : 0n;
  // A user who has it is not asked to install it any more, paid or not; a paid one still sees the message about the bonus.
  const wasPaid = credited_at !== null || user.extension_status === extensionStates.credited;
  if (user_reward === 0n && !wasPaid)
    await setExtensionState(tx, owner, { extension_status: extensionStates.over });
  return { token, user_reward, uhash: user.uhash, app_id: owner.app_id };
}

const notNow = () => new ApiError('forbidden', 'This account cannot use the extension now.');

async function credit(tx: Tx, { app, user }: Pick<Who, 'app' | 'user'>, now: Date): Promise<bigint> {
  const reward = user.extension_bonus ?? app.extension_bonus;
  if (reward === null) return 0n;
  const owner = { app_id: app.id, user_id: user.id };
  const { test_mode } = app;
  const isNew = await postMovement(
    tx,
    withPostback(
      {
        ...owner,
        kind: 'extension_bonus',
        reason: 'Bonus for the browser extension',
        source: test_mode ? 'extension-test' : 'extension',
        transaction: `${app.id}:${user.id}`,
        cid: null,
        at: now,
        lines: rewardLines(reward, test_mode),
      },
      { sid: null, outcome: null, price: app, subid: {} },
    ),
  );
  if (!test_mode) await recordCredit(tx, owner, now);
  if (!isNew) return 0n;
  const extension_status = extensionStates.credited;
  // An amount credited in test mode does not fix the real amount.
  await setExtensionState(tx, owner, { extension_status, ...(!test_mode && { extension_bonus: reward }) });
  return reward;
}
