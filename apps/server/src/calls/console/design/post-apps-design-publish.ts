// POST /apps/{app}/design/publish of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { publishDraft } from '#console/design/publish-design.ts';

export const postAppsDesignPublish: ConsoleHandler<'console/design/post-apps-design-publish'> = async (
  ctx,
  { params, body, operator },
) => await publishDraft(ctx, { app_id: params.app, by: operator, ...body });
