// Operators set what of suppliers' payments a publisher is due, by its agreement: never its own people, who could pay
// themselves more (decision 0124).
import { parseShare, shareProblem, writeShare } from '@earnwall/domain/console/share';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { lockPublisher } from '#store/console/publishers.ts';
import { savePayoutShare } from '#store/publishers/payout-share.ts';
import { fieldError } from './field-error.ts';

/** For clicks that are opened from now on. The same share once more changes nothing. */
export async function setPayoutShare(
  ctx: Pick<Context, 'database' | 'now'>,
  operator: Operator,
  publisher_id: string,
  { payout_share, reason }: { readonly payout_share: string; readonly reason: string },
): Promise<void> {
  if (operator.scope !== 'all')
    throw new ApiError('forbidden', 'Only operators set what a publisher is due.');
  const share = requireShare(payout_share);
  await ctx.database.transaction(async (tx) => {
    const publisher = await lockPublisher(tx, publisher_id);
    if (!publisher) throw new ApiError('not-found', 'There is no such publisher.');
    if (publisher.payout_share_bp === share) return;
    await savePayoutShare(tx, publisher_id, share);
    const [old, next] = [writeShare(publisher.payout_share_bp), writeShare(share)];
    await recordChange(tx, {
      ...{ by: operator, at: ctx.now(), publisher_id, reason, act: 'publisher-share' },
      what: `share of publisher ${publisher.name}: ${next} % of what suppliers pay`,
      changes: [{ field: 'payout_share', old, new: next }],
    });
  });
}

/** In hundredths of a percent. */
export function requireShare(payout_share: string): number {
  const share = parseShare(payout_share);
  if (share === null) throw fieldError('payout_share', shareProblem);
  return share;
}
