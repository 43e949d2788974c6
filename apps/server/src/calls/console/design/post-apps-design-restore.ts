// POST /apps/{app}/design/restore of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { restoreVersion } from '#console/design/publish-design.ts';

export const postAppsDesignRestore: ConsoleHandler<'console/design/post-apps-design-restore'> = async (
  ctx,
  { params, body, operator },
) => await restoreVersion(ctx, { app_id: params.app, by: operator, ...body });
