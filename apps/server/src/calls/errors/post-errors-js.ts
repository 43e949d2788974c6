// POST errors/js: the panel tells of an error of its own; it goes to the log, rid of what names a person (spec §7).
import type { Handler } from '#http/call-request.ts';
import { redactText } from '#http/redact.ts';

export const postErrorsJs: Handler<'errors/post-errors-js'> = async (_ctx, { body, log }) => {
  log.warn({ panel_error: redactText(body.message) }, 'the panel reported an error');
  return { result: true };
};
