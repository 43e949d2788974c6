// Limits how many new users one network may create in an app (decision 0066). A uuid costs nothing to invent, and each new
// one adds rows permanently. Each node counts by itself; users who have an account are never limited.
import { networkOf } from '@earnwall/domain/network/network-of';
import { TooManyRequests } from '#request/api-error.ts';
import type { Log } from '#request/log.ts';
import { createBuckets } from '#request/token-buckets.ts';
import type { Visit } from '#request/visit.ts';

/** The burst, in minutes of the rate: a class or a bus full of people may start together. */
const burstMinutes = 2;
/** A valid security hash proves that the publisher knows the user, so that only the publisher could flood us. */
const signedFactor = 10;
const warnEveryMs = 60_000;

interface NewUserVisit {
  app_id: string;
  visit: Pick<Visit, 'address'>;
  /** The publisher has signed the uuid. */
  isSigned: boolean;
}

export class NewUserLimits {
  private readonly unsigned;
  private readonly signed;
  private warnedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly perMinute: number,
    private readonly log: Pick<Log, 'warn'>,
  ) {
    this.unsigned = createBuckets(perMinute, burstMinutes * perMinute);
    this.signed = createBuckets(signedFactor * perMinute, burstMinutes * signedFactor * perMinute);
  }

  /** To be called right before a user is created; throws when the network has created too many. */
  consume({ app_id, visit, isSigned }: NewUserVisit, now: number): void {
    const buckets = isSigned ? this.signed : this.unsigned;
    const waitMs = buckets.take(`${networkOf(visit.address)} ${app_id}`, now);
    if (waitMs === 0) return;
    this.warn(app_id, now);
    throw new TooManyRequests(Math.ceil(waitMs / 1000), 'Too many new users from this network.');
  }

  private warn(app_id: string, now: number): void {
    if (now - this.warnedAt < warnEveryMs) return;
    this.warnedAt = now;
    this.log.warn(
      { app_id, per_minute: this.perMinute },
      'New users were refused with 429: one network created too many in this app. If all visitors seem to come from ' +
        'one address, set TRUST_PROXY; if they are real, raise NEW_USERS_PER_MINUTE',
    );
  }
}
