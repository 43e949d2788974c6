// Small facts that a browser reports about a visit (AP-05, QU-10, /t/*).

import type { Queryable } from '#store/engine/queryable.ts';
import { client_signals } from '#store/schema/signals.ts';

/** `slide-latency` an array of milliseconds, `translated` the language; the others have no value. */
export type SignalKind = 'slide-latency' | 'reduced-motion' | 'translated' | 'phone-pasted';

export async function recordSignal(
  on: Queryable,
  user: { app_id: string; id: number },
  kind: SignalKind,
  value: unknown = null,
): Promise<void> {
  await on.insert(client_signals).values({ app_id: user.app_id, user_id: user.id, kind, value });
}
