// What follows money that was moved by hand: the open panel shows it, and its postback is sent.
import type { Context } from '#request/context.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { Moved } from './move-money.ts';

export function tellMoved(ctx: Context, { uhash, app_id }: UserRecord, moved: Moved): void {
  const { transaction_id, amount } = moved;
  const credits = amount > 0 ? [{ key: `operator:${transaction_id}`, amount, label: null }] : [];
  ctx.realtime.publish(`notifications-${uhash}`, 'earnings-changed', { credits });
  ctx.postbacks.wake(app_id);
}
