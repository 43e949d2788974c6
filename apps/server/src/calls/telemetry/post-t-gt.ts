// POST /t/gt/{lang}: the browser has translated the page itself (AP-05).
import type { Handler } from '#calls/handler.ts';
import { recordSignal } from '#store/people/signals.ts';

export const postTGt: Handler<'telemetry/post-t-gt'> = async ({ database }, { who, params }) => {
  await recordSignal(database.db, who.user, 'translated', params.lang);
  return { result: true };
};
