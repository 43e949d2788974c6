// The operators' key, checked before anything of the request is read. Wrong keys are recorded, and after a few of them a
// network has to wait.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf } from '@earnwall/domain/network/network-of';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { loginError, TooManyRequests } from '#request/api-error.ts';
import { createBuckets } from '#request/token-buckets.ts';
import { recordRefusedKey } from '#store/people/operator-events.ts';

/** Of one network, on one node; a person mistypes a key a few times at most. */
const wrongKeysPerMinute = 10;
/** Of all networks together: a flood from many must not fill the audit. */
const writtenPerMinute = 120;

/** Resolves for operators alone. */
export function requireOperatorKey(ctx: ServerContext): (request: FastifyRequest) => Promise<void> {
  const wrongKeys = createBuckets(wrongKeysPerMinute);
  const written = createBuckets(writtenPerMinute);

  return async ({ headers, ip, log }) => {
    const network = networkOf(ip);
    const at = ctx.now();
    // Also the right key has to wait, or whoever guesses would hear at once that a guess was right.
    const waitMs = wrongKeys.waitFor(network, at.getTime());
    if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
    const shown = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    // Any page can make a browser ask without a bearer: that must not lock its operator out.
    if (shown === undefined) throw loginError(1);
    if (isSame(shown, ctx.operatorKey)) return;
    wrongKeys.take(network, at.getTime());
    const digest = createHmac('sha256', ctx.secret).update(`network:${network}`).digest('base64url');
    log.warn(
      { network: digest },
      'A wrong operator key was refused, see operator_events. After ten a minute its whole network has to wait: behind a proxy set TRUST_PROXY, or that is everybody',
    );
    if (written.take('all', at.getTime()) === 0)
      await recordRefusedKey(ctx.database.db, { network: digest, at });
    throw loginError(1);
  };
}

/** Digests are of one length and tell nothing about their texts, so that comparing takes the same time for any. */
function isSame(shown: string, key: string): boolean {
  return timingSafeEqual(digestOf(shown), digestOf(key));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
