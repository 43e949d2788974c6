// POST /sessions of publishers: signs a session token (decision 0089).
import { sessionToken } from '#accounts/session-token.ts';
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { ApiError } from '#request/api-error.ts';

export const postSessions: PublisherHandler<'publisher/sessions/post-sessions'> = async (
  ctx,
  { body, publisher },
) => {
  const { id: app_id, allowed_origins } = publisher.app;
  const { user_id: uuid, origin = null, expires_in } = body;
  if (origin !== null && !allowed_origins.includes(origin)) {
    const message = 'Must be one of the allowed origins of the app, exactly as it is written there.';
    throw new ApiError('unprocessable', 'The origin is not allowed.', { origin: [message] });
  }
  // Whole seconds, rounded down: the token never outlives what was asked for.
  const expires = Math.floor(ctx.now().getTime() / 1000) + expires_in;
  const token = sessionToken(ctx.secret, { uuid, app_id, origin, expires });
  return { token, expires_at: new Date(expires * 1000).toISOString() };
};
