// The inverse of each change that has one, made by the same code as the change itself.
import type { RevertedAct } from '@earnwall/contract/console-access';
import { writeShare } from '@earnwall/domain/console/share';
import { changeUserAccount } from '#accounts/change-account.ts';
import { ownDecisionRule } from '#accounts/own-state.ts';
import { changeApp } from '#console/change-app.ts';
import { setPayoutShare } from '#console/publisher-share.ts';
import { requireApp } from '#console/require-app.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { pauseOrResume } from '#console/suppliers/pause.ts';
import { setMaintenance } from '#console/system/set-maintenance.ts';
import { presentAppSettings } from '#present/app-settings.ts';
import { setEndpointSwitch } from '#publishers/endpoint-changes.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { findPublisher, findSources } from '#store/console/app-settings.ts';
import type { AuditLine } from '#store/console/audit-log.ts';
import type { UserChange } from '#store/people/account-states.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';
import type { FieldChange } from '#store/schema/audit-events.ts';
import { revertOffer, revertSurvey } from './inverses-of-inventory.ts';
import { assertUnchanged, formerOf, type Reverting } from './reverting.ts';

export const inverses: Readonly<
  Record<RevertedAct, (ctx: Context, reverting: Reverting) => Promise<unknown>>
> = {
  user: revertUser,
  'app-settings': revertSettings,
  'app-maintenance': revertMaintenance,
  'supplier-pause': revertPause,
  'endpoint-state': revertEndpoint,
  'publisher-share': revertShare,
  survey: revertSurvey,
  offer: revertOffer,
};

async function revertUser(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const { event, uhash } = reverted;
  const request = { params: { app: appOf(reverted), uhash: uhash ?? '' }, body: { reason }, operator: by };
  await changeUserAccount(ctx, request, {
    what: `reverted: ${event.what}`.slice(0, 500),
    // The account is locked by then.
    rule: async (tx, user) => {
      if (user.uuid.startsWith('erased-'))
        throw new ApiError('unprocessable', 'The person was erased: nothing is put back.');
      await ownDecisionRule(by, event, ctx.now())?.(tx, user);
      assertUnchanged(event.changes, { ...user });
    },
    change: formerAccount(event.changes),
  });
}

const moments: readonly string[] = ['state_until', 'state_set_at'];

/** JSON has moments as texts. */
const formerAccount = (changes: readonly FieldChange[]): UserChange =>
  Object.fromEntries(
    changes.map(({ field, old }) => [
      field,
      typeof old === 'string' && moments.includes(field) ? new Date(old) : old,
    ]),
  );

async function revertSettings(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const app = await requireApp(ctx, by.scope, appOf(reverted));
  const settings = presentAppSettings(app, await findSources(ctx.database.db, app.id));
  assertUnchanged(reverted.event.changes, { ...settings });
  const former = formerOf(reverted.event.changes);
  await changeApp(ctx, { app_id: app.id, operator: by, settings: former, version: app.version, reason });
}

async function revertMaintenance(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const now = ctx.now();
  const app = await requireApp(ctx, by.scope, appOf(reverted));
  const isOn = app.maintenance && !(app.maintenance_until && app.maintenance_until <= now);
  const until = isOn ? app.maintenance_until : null;
  assertUnchanged(reverted.event.changes, { maintenance: isOn, maintenance_until: until });
  const former = formerOf(reverted.event.changes);
  const end = typeof former.maintenance_until === 'string' ? former.maintenance_until : null;
  // One that would be over by now is not begun again.
  const on = former.maintenance === true && (end === null || new Date(end) > now);
  if (on === isOn && !on) throw new ApiError('conflict', 'The maintenance before it would be over by now.');
  const set = [{ app: app.id, on, until: on ? end : null }];
  await ctx.database.transaction((tx) => setMaintenance(tx, by, { set, reason }, now));
  ctx.realtime.publishToApp(app.id, 'account-changed', {});
}

async function revertPause(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const { supplier } = reverted.event.about;
  const changes = reverted.event.changes.filter(({ field }) => field === 'status');
  const { id, status } = await findListed(ctx, supplier ?? '');
  assertUnchanged(changes, { status });
  await pauseOrResume(ctx, by, id, { paused: formerOf(changes).status === 'paused', reason });
}

async function revertEndpoint(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const app_id = appOf(reverted);
  const endpoint = await findEndpoint(ctx.database.db, app_id);
  assertUnchanged(reverted.event.changes, { endpoint_state: endpoint?.state ?? null });
  const former = formerOf(reverted.event.changes).endpoint_state === 'on' ? 'on' : 'paused';
  await setEndpointSwitch(ctx, { app_id, by, reason }, former);
}

async function revertShare(ctx: Context, { reverted, by, reason }: Reverting): Promise<void> {
  const { publisher_id, changes } = reverted.event;
  const publisher =
    publisher_id === null ? null : await findPublisher(ctx.database.db, by.scope, publisher_id);
  if (!publisher) throw new ApiError('not-found', 'There is no such publisher.');
  assertUnchanged(changes, { payout_share: writeShare(publisher.payout_share_bp) });
  const payout_share = String(formerOf(changes).payout_share);
  await setPayoutShare(ctx, by, publisher.id, { payout_share, reason });
}

function appOf({ event }: AuditLine): string {
  if (event.app_id === null) throw new Error(`Event ${event.id} is about no app`);
  return event.app_id;
}
