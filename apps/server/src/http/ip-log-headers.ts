// Every answer to somebody known names the log of their address (AP-02): its hash, its uuid, and at entry
// whether a fingerprint is still wanted for it. The uuid is derived, so that no other call needs to look it up.
import { createHmac } from 'node:crypto';
import { answerHeaders } from '@earnwall/contract/headers';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import { recordIpLog } from '#store/people/ip-logs.ts';
import type { UserRecord } from '#store/people/users.ts';

interface IpLog {
  readonly address: string;
  readonly hash: string;
  readonly id: string;
}

/** People mostly stay where they are: the log of each one's last address is kept beside their record, and goes with it. */
const lastLogs = new WeakMap<UserRecord, IpLog>();

export function setIpLogHeaders(
  { secret }: ServerContext,
  { user }: Who,
  visit: Visit,
  reply: FastifyReply,
): IpLog {
  const last = lastLogs.get(user);
  const log = last?.address === visit.address ? last : ipLogOf(secret, user, visit);
  if (log !== last) lastLogs.set(user, log);
  reply.header(answerHeaders.ipLogHash, log.hash);
  reply.header(answerHeaders.ipLogUuid, log.id);
  return log;
}

/** Who comes in is logged; answers the id of the log, when a fingerprint is wanted for it. */
export async function logEntry(
  ctx: ServerContext,
  who: Who,
  visit: Visit,
  reply: FastifyReply,
): Promise<string | null> {
  const { id, hash } = setIpLogHeaders(ctx, who, visit, reply);
  const { country } = visit;
  const recorded = await ctx.bestEffort.try('address', () =>
    recordIpLog(ctx.database.db, {
      id,
      app_id: who.app.id,
      user_id: who.user.id,
      address_digest: hash,
      country,
      created_at: ctx.now(),
    }),
  );
  // What is not there can take no fingerprint.
  if (!recorded || recorded.hasFingerprint) return null;
  reply.header(answerHeaders.fingerprintWanted, '1');
  return id;
}

function ipLogOf(secret: string, user: UserRecord, { address, addressHash }: Visit): IpLog {
  return { address, hash: addressHash, id: ipLogId(secret, user.id, addressHash) };
}

/** A version 8 uuid: its bits are ours to choose. */
function ipLogId(secret: string, userId: number, addressHash: string): string {
  const bytes = createHmac('sha256', secret)
    .update(`ip-log:${userId}:${addressHash}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
