// POST /t/mml: how the advice slide was dragged, in milliseconds (QU-10).
import type { Handler } from '#calls/handler.ts';
import { recordSignal } from '#store/people/signals.ts';

export const postTMml: Handler<'telemetry/post-t-mml'> = async ({ database }, { who, body }) => {
  await recordSignal(database.db, who.user, 'slide-latency', body.l);
  return { result: true };
};
