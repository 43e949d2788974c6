// PUT /ip-logs/{id}/fp: the device behind a visit. Without a bearer the unguessable id is enough; with one it must be
// that person's own (AP-02, decision 0018).

import { deviceDigest } from '#accounts/fingerprint.ts';
import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { saveFingerprint } from '#store/people/ip-logs.ts';

export const putIpLogsFp: Handler<'telemetry/put-ip-logs-fp'> = async (ctx, { who, visit, params, body }) => {
  const device = deviceDigest(ctx.secret, body.fingerprint, visit);
  const isKnown = await saveFingerprint(ctx.database.db, who?.user ?? null, params.id, device);
  if (!isKnown) throw new ApiError('not-found', 'There is no such log.');
  return { result: true };
};
