import type { appsCalls } from '@earnwall/contract/console-calls/apps';
import { getApps } from '#calls/console/apps/get-apps.ts';
import { getAppsId } from '#calls/console/apps/get-apps-id.ts';
import { postApps } from '#calls/console/apps/post-apps.ts';
import { putAppsId } from '#calls/console/apps/put-apps-id.ts';
import { putAppsMaintenance } from '#calls/console/apps/put-apps-maintenance.ts';
import { putAppsState } from '#calls/console/apps/put-apps-state.ts';
import { getAppsDesign } from '#calls/console/design/get-apps-design.ts';
import { postAppsDesignDiscard } from '#calls/console/design/post-apps-design-discard.ts';
import { postAppsDesignPublish } from '#calls/console/design/post-apps-design-publish.ts';
import { postAppsDesignRestore } from '#calls/console/design/post-apps-design-restore.ts';
import { putAppsDesignDraft } from '#calls/console/design/put-apps-design-draft.ts';
import { getAppsGoLive } from '#calls/console/go-live/get-apps-go-live.ts';
import { postAppsGoLiveDoctor } from '#calls/console/go-live/post-apps-go-live-doctor.ts';
import { postAppsGoLiveLive } from '#calls/console/go-live/post-apps-go-live-live.ts';
import { postAppsGoLiveOrigins } from '#calls/console/go-live/post-apps-go-live-origins.ts';
import { postAppsGoLiveTest } from '#calls/console/go-live/post-apps-go-live-test.ts';
import { postAppsGoLiveTestUser } from '#calls/console/go-live/post-apps-go-live-test-user.ts';
import { getAppsStatement } from '#calls/console/statements/get-apps-statement.ts';
import type { ConsoleHandlers } from './handler.ts';

export const appsHandlers: ConsoleHandlers<keyof typeof appsCalls> = {
  'console/apps/get-apps': getApps,
  'console/apps/get-apps-id': getAppsId,
  'console/apps/post-apps': postApps,
  'console/apps/put-apps-id': putAppsId,
  'console/apps/put-apps-maintenance': putAppsMaintenance,
  'console/apps/put-apps-state': putAppsState,
  'console/design/get-apps-design': getAppsDesign,
  'console/design/put-apps-design-draft': putAppsDesignDraft,
  'console/design/post-apps-design-publish': postAppsDesignPublish,
  'console/design/post-apps-design-restore': postAppsDesignRestore,
  'console/design/post-apps-design-discard': postAppsDesignDiscard,
  'console/go-live/get-apps-go-live': getAppsGoLive,
  'console/go-live/post-apps-go-live-test-user': postAppsGoLiveTestUser,
  'console/go-live/post-apps-go-live-doctor': postAppsGoLiveDoctor,
  'console/go-live/post-apps-go-live-origins': postAppsGoLiveOrigins,
  'console/go-live/post-apps-go-live-live': postAppsGoLiveLive,
  'console/go-live/post-apps-go-live-test': postAppsGoLiveTest,
  'console/statements/get-apps-statement': getAppsStatement,
};
