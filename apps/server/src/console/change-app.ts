// Changes settings of an app: checked by the rules the console shows, stored with old and new values in the audit, and in
// effect on every node with the next request, since identities are confirmed by the app's row (decision 0029).
import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { isPublisher, stateOfOperators } from '@earnwall/domain/accounts/own-state';
import {
  type AppField,
  appFieldLabels,
  appFields,
  capabilityOfField,
} from '@earnwall/domain/console/app-fields';
import { settingsErrors } from '@earnwall/domain/console/app-settings';
import { normalSettings } from '@earnwall/domain/console/normal-settings';
import { repricedRate } from '@earnwall/domain/fair-pay/rate';
import { appColumns } from '#present/app-columns.ts';
import { presentAppSettings } from '#present/app-settings.ts';
import { sanitiseRichText } from '#present/rich-text.ts';
import { ApiError, type FieldErrors } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import {
  findSources,
  hasAmounts,
  lockScopedApp,
  replaceSources,
  saveApp,
} from '#store/console/app-settings.ts';
import { findStatusSetter, recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';

/** Absent fields stay as they are. */
type GivenSettings = { readonly [F in AppField]?: AppSettings[F] | undefined };

interface AppChange {
  readonly app_id: string;
  readonly operator: Operator;
  readonly settings: GivenSettings;
  /** The version that was edited; null where it does not matter. */
  readonly version: number | null;
  readonly reason?: string | undefined;
}

export async function changeApp(
  ctx: Pick<Context, 'database' | 'now' | 'realtime'>,
  change: AppChange,
): Promise<void> {
  requireFields(change.operator, change.settings);
  const isChanged = await ctx.database.transaction((tx) => store(tx, change, ctx.now()));
  if (isChanged) ctx.realtime.publishToApp(change.app_id, 'account-changed', {});
}

/** Some fields need more than the call itself. */
function requireFields(operator: Operator, settings: GivenSettings): void {
  const refused = givenFields(settings).filter(
    (field) => !operator.capabilities.has(capabilityOfField(field)),
  );
  if (refused.length === 0) return;
  const names = refused.map((field) => appFieldLabels[field]).join(', ');
  const why = 'Your role may not change this: ask an owner or admin.';
  throw new ApiError('forbidden', `Your role may not change: ${names}.`, errorsOn(refused, why));
}

async function store(tx: Tx, change: AppChange, at: Date): Promise<boolean> {
  const { app_id, operator, version, reason = null } = change;
  const app = await lockScopedApp(tx, operator.scope, app_id);
  if (!app) throw new ApiError('not-found', 'There is no such app.');
  if (version !== null && version !== app.version)
    throw new ApiError('conflict', 'Somebody has changed these settings since you opened them.');
  const old = presentAppSettings(app, await findSources(tx, app_id));
  const next = checked(old, change.settings);
  const changed = appFields.filter((field) => !isSame(old[field], next[field]));
  if (changed.length === 0) return false;
  if (changed.includes('status')) await requireOwnStatus(tx, operator, app_id, old.status);
  if (changed.includes('decimals') && (await hasAmounts(tx, app_id)))
    throw refused(
      errorsOn(['decimals'], 'Points were moved or promised in this unit: make a new app for another.'),
    );
  const isGoingLive = changed.includes('test_mode') && !next.test_mode && app.live_at === null;
  const columns = appColumns(next, app.settings, changed);
  await saveApp(tx, app_id, {
    ...columns,
    fair_rate_micros: repricedRate(app.fair_rate_micros, app, { ...app, ...columns }),
    ...(isGoingLive && { live_at: at }),
    updated_at: at,
  });
  await replaceSources(tx, app_id, sourceChanges(old.sources, next.sources));
  const changes = changed.map((field) => ({ field, old: old[field], new: next[field] }));
  const what = `settings: ${changed.map((field) => appFieldLabels[field]).join(', ')}`;
  await recordChange(tx, { by: operator, what, app_id, reason, changes, at, act: 'app-settings' });
  return true;
}

/** What operators have closed or switched off is not opened by the publisher's people. */
async function requireOwnStatus(
  tx: Tx,
  { scope }: Operator,
  app_id: string,
  status: AppSettings['status'],
): Promise<void> {
  if (scope === 'all' || status === 'open') return;
  const setter = await findStatusSetter(tx, app_id);
  if (setter && !isPublisher(setter)) throw new ApiError('conflict', stateOfOperators);
}

/** The whole settings after the change. Only what was sent is checked: an old value does not stop others from changing. */
function checked(old: AppSettings, given: GivenSettings): AppSettings {
  const fields = givenFields(given);
  const merged = { ...old, ...(given as Partial<AppSettings>) };
  // Amounts are counted in the decimals.
  const affected: AppField[] = fields.includes('decimals') ? ['credit_cap', 'extension_bonus'] : [];
  const errors = settingsErrors(merged, [...new Set([...fields, ...affected])]);
  if (Object.keys(errors).length > 0) throw refused(errors);
  const html = merged.html?.trim() ? sanitiseRichText(merged.html) : null;
  return normalSettings({ ...merged, html: given.html === undefined ? old.html : html });
}

function sourceChanges(old: AppSettings['sources'], next: AppSettings['sources']) {
  const removed = old.filter(({ source }) => !next.some((one) => one.source === source));
  const changed = next.filter((one) => !old.some((before) => isSame(before, one)));
  return { removed: removed.map(({ source }) => source), changed };
}

const givenFields = (settings: GivenSettings): AppField[] =>
  appFields.filter((field) => settings[field] !== undefined);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const errorsOn = (fields: readonly AppField[], sentence: string): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, [sentence]]));

const refused = (errors: FieldErrors): ApiError =>
  new ApiError('unprocessable', 'Some settings cannot be saved as they are.', errors);
