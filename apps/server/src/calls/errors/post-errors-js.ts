// POST errors/js: the panel reports an error of its own; it is logged without personal data (AP-05).
import type { Handler } from '#calls/handler.ts';
import { redactText } from '#request/redact.ts';

export const postErrorsJs: Handler<'errors/post-errors-js'> = async (_ctx, { body, visit, log }) => {
  // The report is not authenticated, so the account header is the only hint to the app whose panel is broken.
  const account = visit.account && redactText(visit.account);
  log.warn({ panel_error: redactText(body.message), account }, 'The panel reported a JavaScript error');
  return { result: true };
};
