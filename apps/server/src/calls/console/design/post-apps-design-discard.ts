// POST /apps/{app}/design/discard of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { discardDraft } from '#console/design/save-draft.ts';

export const postAppsDesignDiscard: ConsoleHandler<'console/design/post-apps-design-discard'> = async (
  ctx,
  { params, body, operator },
) => await discardDraft(ctx, { app_id: params.app, by: operator, ...body });
