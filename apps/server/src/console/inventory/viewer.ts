// How the asker sees the inventory: operators see payouts, publishers rewards; both in the currency of the app they chose.

import { requireApp } from '#console/require-app.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findAppNames } from '#store/console/apps.ts';
import type { Within } from '#store/console/within.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

export interface Viewer {
  readonly within: Within;
  /** Null where several apps have currencies of their own. */
  readonly app: AppRecord | null;
  /** Only operators see what suppliers pay, and their own names of things. */
  readonly isOperator: boolean;
  /** Since when clicks count: seven days. */
  readonly since: Date;
}

const weekMs = 7 * 24 * 3_600_000;

export async function viewerOf(
  ctx: Context,
  { scope }: Operator,
  app_id: string | undefined,
): Promise<Viewer> {
  const own = app_id ?? (scope === 'all' ? undefined : await onlyApp(ctx, scope));
  return {
    within: { scope, app_id: app_id ?? null },
    app: own === undefined ? null : await requireApp(ctx, scope, own),
    isOperator: scope === 'all',
    since: new Date(ctx.now().getTime() - weekMs),
  };
}

async function onlyApp({ database }: Context, scope: Operator['scope']): Promise<string | undefined> {
  const [first, ...others] = await findAppNames(database.db, scope, 2);
  return others.length === 0 ? first?.id : undefined;
}

export const currencyOf = ({ app }: Viewer) => app && { name: app.currency_name, decimals: app.decimals };
