// Sends a made-up postback to an app's endpoint now. It is not logged, and not sent again.
import type { PostbackType } from '@earnwall/postbacks/postback';
import type { Context } from '#request/context.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { findEndpoint, targetOf } from '#store/publishers/endpoints.ts';
import { requestOf } from './delivery/request-of.ts';
import { noEndpoint } from './endpoint-settings.ts';
import { samplePostback } from './sample-postback.ts';

export async function sendTest(
  ctx: Pick<Context, 'database' | 'now' | 'postbackSender'>,
  app: AppRecord,
  made: { type: PostbackType; user_id: string },
) {
  const endpoint = await findEndpoint(ctx.database.db, app.id);
  if (!endpoint) throw noEndpoint();
  const at = ctx.now();
  const request = requestOf(targetOf(endpoint, at), samplePostback(app, { ...made, at }), at);
  return { request, ...(await ctx.postbackSender.send(request, new AbortController().signal)) };
}
