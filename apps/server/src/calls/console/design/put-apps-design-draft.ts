// PUT /apps/{app}/design/draft of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { saveDraft } from '#console/design/save-draft.ts';

export const putAppsDesignDraft: ConsoleHandler<'console/design/put-apps-design-draft'> = async (
  ctx,
  { params, body, operator },
) => {
  const { revision, ...content } = body;
  return await saveDraft(ctx, { app_id: params.app, by: operator, revision }, content);
};
