// Every answer to a known user has headers about their IP log (AP-02): the hash of the address, the log's uuid, and at
// entry whether a fingerprint is still wanted for it. The uuid is derived, so that other calls need no lookup.
import { createHmac } from 'node:crypto';
import { answerHeaders } from '@earnwall/contract/headers';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import { recordIpLog } from '#store/people/ip-logs.ts';
import type { UserRecord } from '#store/people/users.ts';

export interface IpLog {
  readonly address: string;
  readonly hash: string;
  readonly id: string;
  /** It has a fingerprint, which stays. */
  isMarked: boolean;
}

/** Users mostly keep their address: the log of the last one is cached with the user's record, and evicted with it. */
const lastLogs = new WeakMap<UserRecord, IpLog>();

export function ipLogOf({ secret }: ServerContext, { user }: Who, visit: Visit): IpLog {
  const last = lastLogs.get(user);
  if (last?.address === visit.address) return last;
  const { address, addressHash: hash } = visit;
  const log: IpLog = { address, hash, id: ipLogId(secret, user.id, hash), isMarked: false };
  lastLogs.set(user, log);
  return log;
}

export function setIpLogHeaders(reply: FastifyReply, { hash, id }: IpLog): void {
  reply.header(answerHeaders.ipLogHash, hash).header(answerHeaders.ipLogUuid, id);
}

/** Logs an entry; resolves to the id of the log when a fingerprint is wanted for it. Where none is, nobody waits. */
export async function logEntry(
  ctx: ServerContext,
  who: Who,
  visit: Visit,
  reply: FastifyReply,
): Promise<string | null> {
  const log = ipLogOf(ctx, who, visit);
  setIpLogHeaders(reply, log);
  const { id, hash } = log;
  const { country } = visit;
  if (log.isMarked) {
    ctx.lastEntries.note({ id, country, created_at: ctx.now() });
    return null;
  }
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
  // Without a row no fingerprint can be stored.
  if (!recorded) return null;
  log.isMarked = recorded.hasFingerprint;
  if (log.isMarked) return null;
  reply.header(answerHeaders.fingerprintWanted, '1');
  return id;
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
