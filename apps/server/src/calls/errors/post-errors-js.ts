// POST errors/js: the panel tells of an error of its own; it goes to the log, rid of what names a person (AP-05).
import type { Handler } from '#calls/handler.ts';
import { redactText } from '#request/redact.ts';

export const postErrorsJs: Handler<'errors/post-errors-js'> = async (_ctx, { body, visit, log }) => {
  // Nobody signs a report, so the account is the only word on whose panel is broken.
  const account = visit.account && redactText(visit.account);
  log.warn({ panel_error: redactText(body.message), account }, 'the panel reported an error');
  return { result: true };
};
