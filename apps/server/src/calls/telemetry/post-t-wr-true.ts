// POST /t/wr/true: the person prefers reduced motion (AP-05).
import type { Handler } from '#calls/handler.ts';
import { recordSignal } from '#store/people/signals.ts';

export const postTWrTrue: Handler<'telemetry/post-t-wr-true'> = async ({ database }, { who }) => {
  await recordSignal(database.db, who.user, 'reduced-motion');
  return { result: true };
};
