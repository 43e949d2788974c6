// Begins or ends the maintenance of apps, all or none of them, and says what would undo it.
import type { ConsoleAnswerOf, ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { lockApps, saveMaintenance } from '#store/console/system/maintenance.ts';
import type { Tx } from '#store/engine/queryable.ts';

type Body = ConsoleBodyOf<'console/system/put-system-maintenance'>;
type Wanted = Body['set'][number];

interface Changed {
  readonly ids: readonly string[];
  readonly inverse: ConsoleAnswerOf<'console/system/put-system-maintenance'>['inverse'];
}

export async function setMaintenance(
  tx: Tx,
  by: Operator,
  { set, reason }: Body,
  now: Date,
): Promise<Changed> {
  refuseEnded(set, now);
  const forAll = set.find(({ app }) => app === null);
  const byApp = new Map(set.flatMap((wanted) => (wanted.app === null ? [] : [[wanted.app, wanted]])));
  const apps = await lockApps(tx, by.scope, forAll ? null : [...byApp.keys()]);
  const missing = [...byApp.keys()].find((app) => !apps.some(({ id }) => id === app));
  if (missing !== undefined) throw new ApiError('not-found', `There is no app ${missing}.`);

  const inverse: Wanted[] = [];
  for (const app of apps) {
    const wanted = byApp.get(app.id) ?? forAll;
    if (!wanted) continue;
    const until = wanted.on && wanted.until ? new Date(wanted.until) : null;
    const wasOn = app.maintenance && !(app.maintenance_until && app.maintenance_until <= now);
    const wasUntil = wasOn ? (app.maintenance_until?.toISOString() ?? null) : null;
    if (wasOn === wanted.on && wasUntil === (until?.toISOString() ?? null)) continue;
    inverse.push({ app: app.id, on: wasOn, until: wasUntil });
    const since = wanted.on ? ((wasOn ? app.maintenance_since : null) ?? now) : null;
    const change = { maintenance: wanted.on, maintenance_until: until, maintenance_since: since };
    await saveMaintenance(tx, app.id, change, now);
    const ends = until ? ` until ${until.toISOString()}` : '';
    await recordChange(tx, {
      ...{ by, app_id: app.id, reason, at: now, act: 'app-maintenance' },
      what: wanted.on ? `maintenance${ends}` : 'maintenance ended',
      changes: [
        { field: 'maintenance', old: wasOn, new: wanted.on },
        { field: 'maintenance_until', old: wasUntil, new: until?.toISOString() ?? null },
      ],
    });
  }
  return { ids: inverse.flatMap(({ app }) => app ?? []), inverse };
}

function refuseEnded(set: readonly Wanted[], now: Date): void {
  const index = set.findIndex(({ on, until }) => on && until !== null && new Date(until) <= now);
  if (index < 0) return;
  const errors = { [`set.${index}.until`]: ['Choose a time in the future, or no end.'] };
  throw new ApiError('unprocessable', 'The end of the maintenance is in the past.', errors);
}
