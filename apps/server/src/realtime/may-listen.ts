// Who may subscribe to which channel (RL-01): the bearer is checked as for a call, each time anew.

import type { IdentityContext } from '#accounts/admit.ts';
import { identify } from '#accounts/identify.ts';
import { ApiError } from '#request/api-error.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import { findOwnerOfClick } from '#store/surveys/click-owner.ts';

const named = /^(feedback|notifications|result)-([\w-]{16,128})$/;

export interface Subscription {
  isAllowed: boolean;
  /** The app whose events are delivered to this channel as well; for notifications only. */
  app_id: string | null;
}

const refused: Subscription = { isAllowed: false, app_id: null };

export async function mayListen(
  ctx: IdentityContext,
  visit: Visit,
  channel: string,
  authorization: string | undefined,
): Promise<Subscription> {
  const [, kind, key] = named.exec(channel) ?? [];
  if (kind === undefined || key === undefined) return refused;
  if (kind === 'result')
    return { ...refused, isAllowed: await mayListenResult(ctx, visit, key, authorization) };
  const who = await whoIs(ctx, visit, authorization);
  if (who?.user.uhash !== key) return refused;
  return { isAllowed: true, app_id: kind === 'notifications' ? who.app.id : null };
}

/** The click id is the key for a tab without a login; a login must be that of the click's user (decision 0004). */
async function mayListenResult(
  ctx: IdentityContext,
  visit: Visit,
  cid: string,
  authorization: string | undefined,
): Promise<boolean> {
  const owner = await findOwnerOfClick(ctx.database.db, cid);
  if (!owner || authorization === undefined) return owner !== null;
  const who = await whoIs(ctx, visit, authorization);
  return who?.user.app_id === owner.app_id && who.user.id === owner.user_id;
}

async function whoIs(
  ctx: IdentityContext,
  visit: Visit,
  authorization: string | undefined,
): Promise<Who | null> {
  try {
    return await identify(ctx, visit, authorization, false);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
