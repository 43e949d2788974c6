// Checks the operators' key before anything of the request is read. Wrong keys are recorded, and after a few of them the
// network is rate limited.
import { createHash, timingSafeEqual } from 'node:crypto';
import { networkOf } from '@earnwall/domain/network/network-of';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { networkDigest } from '#console/digests.ts';
import { loginError, TooManyRequests } from '#request/api-error.ts';
import { createBuckets } from '#request/token-buckets.ts';
import { recordAccess } from '#store/console/audit.ts';

/** Per network and node; a person mistypes a key a few times at most. */
const wrongKeysPerMinute = 10;
/** Of all networks together: a flood must not fill the audit. */
const writtenPerMinute = 120;

/** Resolves for operators alone. */
export function requireOperatorKey(ctx: ServerContext): (request: FastifyRequest) => Promise<void> {
  const wrongKeys = createBuckets(wrongKeysPerMinute);
  const recorded = createBuckets(writtenPerMinute);

  return async ({ headers, ip, log }) => {
    const network = networkOf(ip);
    const at = ctx.now();
    // The right key is rate limited too: an attacker must not learn from the answer that a guess was right.
    const waitMs = wrongKeys.waitFor(network, at.getTime());
    if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
    const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    // Any page can make a browser send a request without a bearer: that must not lock its operator out.
    if (given === undefined) throw loginError(1);
    if (isSame(given, ctx.operatorKey)) return;
    wrongKeys.take(network, at.getTime());
    const digest = networkDigest(ctx.secret, ip);
    log.warn(
      { network: digest },
      'A wrong operator key was refused, see audit_events. After ten a minute its whole network is refused: behind a proxy set TRUST_PROXY, or all operators are',
    );
    if (recorded.take('all', at.getTime()) === 0)
      await recordAccess(ctx.database.db, { by: null, what: 'key refused', network: digest, at });
    throw loginError(1);
  };
}

/** Digests have one length, so that the comparison takes the same time for any key. */
function isSame(given: string, key: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(key));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
