// Claims the rewards of completed special bonuses, exactly once (BO-03). The call names no bonus, so it claims all that
// can be claimed now; a repeated call gets the same answer and moves nothing.

import { rewardLines } from '@earnwall/domain/ledger/entry';
import { withPostback } from '#publishers/postback.ts';
import type { Who } from '#request/who.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { insertClaim } from '#store/money/bonus-claims.ts';
import { findBonuses } from '#store/money/bonuses.ts';
import { postMovement } from '#store/money/ledger.ts';
import { lockUser } from '#store/people/users.ts';
import { loadSpecials, type Special } from './specials.ts';

export type Claimed =
  | { readonly kind: 'claimed'; readonly user_reward: bigint; readonly isNew: boolean }
  /** Goals are open, or the time was over before they were claimed. */
  | { readonly kind: 'in_progress' | 'expired' | 'none' };

/** How long after its expiry a bonus is still reported. */
const reportedMs = 24 * 60 * 60 * 1000;

export async function claimSpecials(tx: Tx, who: Pick<Who, 'app' | 'user'>, now: Date): Promise<Claimed> {
  // Locked until commit: of concurrent claims, on whatever node, only the first one finds something to claim.
  const user = await lockUser(tx, who.user);
  const recent = await findBonuses(tx, user, new Date(now.getTime() - reportedMs));
  const begun = recent.filter(({ starts_at }) => starts_at <= now);
  const specials = await loadSpecials(tx, who, begun, now);
  const completed = specials.filter(({ state }) => state === 'completed');
  for (const special of completed) await pay(tx, who, special, now);
  if (completed.length > 0) return { kind: 'claimed', user_reward: sumOf(completed), isNew: true };
  return claimedBefore(specials) ?? { kind: kindOf(specials) };
}

async function pay(tx: Tx, { app, user }: Pick<Who, 'app' | 'user'>, special: Special, now: Date) {
  const { bonus, details } = special;
  const owner = { app_id: app.id, user_id: user.id };
  const reward = BigInt(details.user_reward);
  const { test_mode } = app;
  await insertClaim(tx, { ...owner, bonus_id: bonus.id, test_mode, user_reward: reward, claimed_at: now });
  const isNew = await postMovement(
    tx,
    withPostback(
      {
        ...owner,
        kind: 'bonus',
        reason: 'Bonus for reached goals',
        source: test_mode ? 'bonus-test' : 'bonus',
        transaction: `${bonus.id}:${app.id}:${user.id}`,
        cid: null,
        at: now,
        lines: rewardLines(reward, test_mode),
      },
      { sid: null, outcome: null, price: app, subid: {} },
    ),
  );
  if (!isNew)
    throw new Error(`The movement of the bonus ${bonus.id} existed before its claim: run npm run audit`);
}

/** What the last claim answered: all that was claimed at its moment. */
function claimedBefore(specials: readonly Special[]): Claimed | null {
  const claimedAt = ({ claim }: Special) => claim?.claimed_at.getTime() ?? 0;
  const last = Math.max(0, ...specials.map(claimedAt));
  if (last === 0) return null;
  const claimedTogether = specials.filter((special) => claimedAt(special) === last);
  return { kind: 'claimed', user_reward: sumOf(claimedTogether), isNew: false };
}

function kindOf(specials: readonly Special[]): 'in_progress' | 'expired' | 'none' {
  if (specials.some(({ state }) => state === 'in_progress')) return 'in_progress';
  return specials.length > 0 ? 'expired' : 'none';
}

const sumOf = (specials: readonly Special[]): bigint =>
  specials.reduce((sum, { details }) => sum + BigInt(details.user_reward), 0n);
