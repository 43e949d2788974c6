// What is a person's own in the order of their list: how their attempts have ended so far, their arm of the standing
// experiment, and an even draw for each hour (OD-01, OD-04). All by keyed digests, so that nobody can choose.
import { createHmac } from 'node:crypto';
import type { ArmName } from '@earnwall/domain/experiments/standing';
import { behaviourOf } from '@earnwall/domain/odds/behaviour';
import type { Queryable } from '#store/engine/queryable.ts';
import { findOwnAttempts } from '#store/surveys/exposures.ts';
import { armFor } from './arm.ts';

type UserKey = { readonly app_id: string; readonly id: number };

const hourMs = 3_600_000;

export class OwnOdds {
  private drawn: { hour: number; draw: number } | null = null;

  constructor(
    readonly arm: ArmName<'ranking'>,
    readonly behaviour: number,
    private readonly digest: (text: string) => number,
  ) {}

  /** Changes with what it changes in a list. */
  get version(): string {
    return `${this.arm}:${this.behaviour}`;
  }

  /** Between 0 and 1, the same for an hour. */
  drawAt(now: Date): number {
    const hour = Math.floor(now.getTime() / hourMs);
    if (this.drawn?.hour !== hour) this.drawn = { hour, draw: this.digest(`newcomer:${hour}`) };
    return this.drawn.draw;
  }
}

export async function ownOdds(on: Queryable, user: UserKey, secret: string): Promise<OwnOdds> {
  const digest = (text: string) =>
    createHmac('sha256', secret).update(`${text}:${user.app_id}:${user.id}`).digest().readUInt32BE() /
    2 ** 32;
  const arm = armFor(secret, 'ranking', { app_id: user.app_id, user_id: String(user.id) });
  const behaviour = behaviourOf(await findOwnAttempts(on, user));
  // Coarse, so that not every attempt changes the list.
  return new OwnOdds(arm, Math.round(behaviour * 50) / 50, digest);
}
