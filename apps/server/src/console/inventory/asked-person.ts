// The person that an explanation is about: the account, where and on what they are taken to be, and as matching knows them.
import type { Device } from '@earnwall/domain/surveys/device';
import { requireApp } from '#console/require-app.ts';
import { placeOf } from '#console/users/profile.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Scope } from '#store/console/scope.ts';
import { findAccount } from '#store/people/account-states.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { usualDevice } from '#surveys/matching/available-surveys.ts';
import type { Matching } from '#surveys/matching/matching.ts';
import type { MatchedPerson } from '#surveys/matching/respondents.ts';

export interface AskedPerson {
  readonly app: AppRecord;
  readonly user: UserRecord;
  /** Null where nobody knows it. */
  readonly country: string | null;
  readonly device: Device;
  /** Null without a country: there is nothing to match. */
  readonly matched: MatchedPerson | null;
}

interface Asked {
  readonly app: string;
  readonly uhash: string;
  readonly country?: string | undefined;
  readonly device?: Device | undefined;
}

export async function findAskedPerson(
  ctx: Context & Pick<Matching, 'inventory' | 'respondents'>,
  scope: Scope,
  asked: Asked,
): Promise<AskedPerson> {
  const { db } = ctx.database;
  const app = await requireApp(ctx, scope, asked.app);
  const user = await findAccount(db, { app_id: app.id, uhash: asked.uhash });
  if (!user) throw new ApiError('not-found', 'There is no such user.');
  const country = asked.country ?? placeOf(user, app);
  const device = asked.device ?? usualDevice(user);
  if (country === null) return { app, user, country, device, matched: null };
  const restricted = ctx.inventory.restrictedIn(country);
  const context = { country, device, test_mode: app.test_mode, restricted };
  // Not from the node's cache: its one entry for the person is that of their own device.
  const matched = await ctx.respondents.load(db, user, context, ctx.now());
  return { app, user, country, device, matched };
}
