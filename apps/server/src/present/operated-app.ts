// An app as operators and its publisher see it: in the list, and with its settings.
import { goLiveSteps } from '@earnwall/contract/app-settings-values';
import type { AppLine, OperatedApp } from '@earnwall/contract/entities/operated-app';
import { postbackHealth } from '@earnwall/domain/console/postback-health';
import { writeShare } from '@earnwall/domain/console/share';
import type { AppLineRecord } from '#store/console/app-list.ts';
import type { AppRecord, AppSource } from '#store/publishers/apps.ts';
import { presentAppSettings } from './app-settings.ts';

export function presentAppLine(app: AppLineRecord, now: Date): AppLine {
  const { id, name, publisher, status, test_mode, live_at, people_today, completes_today } = app;
  return {
    ...{ id, name, publisher, status, test_mode, people_today, completes_today },
    maintenance: isInMaintenance(app, now),
    live_at: live_at?.toISOString() ?? null,
    postbacks: postbackHealth(app.endpoint_state, app.failing_since),
    go_live: { passed: app.steps_passed, of: goLiveSteps.length },
  };
}

export interface AppParts {
  app: AppRecord;
  publisher: { id: string; name: string; payout_share_bp: number };
  sources: readonly AppSource[];
  decimals_fixed: boolean;
}

export function presentOperatedApp(
  { app, publisher, sources, decimals_fixed }: AppParts,
  { now, publicUrl }: { now: Date; publicUrl: string },
): OperatedApp {
  const on = isInMaintenance(app, now);
  return {
    id: app.id,
    publisher: { id: publisher.id, name: publisher.name },
    payout_share: writeShare(publisher.payout_share_bp),
    version: app.version,
    settings: presentAppSettings(app, sources),
    decimals_fixed,
    maintenance: {
      on,
      since: on ? (app.maintenance_since?.toISOString() ?? null) : null,
      until: on ? (app.maintenance_until?.toISOString() ?? null) : null,
      preview: `${publicUrl}/design-preview/surveys-maintenance?app=${encodeURIComponent(app.id)}`,
    },
    live_at: app.live_at?.toISOString() ?? null,
    created_at: app.created_at.toISOString(),
  };
}

const isInMaintenance = (
  { maintenance, maintenance_until }: Pick<AppRecord, 'maintenance' | 'maintenance_until'>,
  now: Date,
): boolean => maintenance && (maintenance_until === null || maintenance_until > now);
