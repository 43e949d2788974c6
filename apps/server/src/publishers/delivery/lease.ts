// This node's lease of an endpoint: taken, renewed while there is work, and given back.
import { randomUUID } from 'node:crypto';
import { maxAttemptMs } from '#ports/postback-sender.ts';
import type { Database } from '#store/engine/database.ts';
import {
  abandonEndpoint,
  type LeasedEndpoint,
  leaseEndpoint,
  releaseEndpoint,
} from '#store/publishers/endpoint-leases.ts';

const leaseMs = 15_000;
const renewMs = leaseMs / 5;
/** An attempt that begins later could still run when another node has the lease. */
const lastStartMs = leaseMs - maxAttemptMs;

export class Lease {
  /** While it is leased. */
  endpoint: LeasedEndpoint | null = null;
  private readonly leasedBy = randomUUID();
  /** By `performance.now()`. */
  private takenAt = Number.NEGATIVE_INFINITY;
  /** Also when the endpoint was paused meanwhile, or the answer was lost: it must not wait for the end of that lease. */
  private mayBeTaken = true;

  constructor(
    private readonly app_id: string,
    private readonly database: Database,
  ) {}

  /** Null when another node has it, or the endpoint is not on. */
  async take(): Promise<LeasedEndpoint | null> {
    await this.renew();
    if (!this.endpoint) this.mayBeTaken = false;
    return this.endpoint;
  }

  async renewInTime(): Promise<void> {
    if (performance.now() - this.takenAt > renewMs) await this.renew();
  }

  /** A node whose database does not answer must be done when its lease is over. */
  isLongEnough(): boolean {
    return performance.now() - this.takenAt <= lastStartMs;
  }

  /** False when something became due meanwhile. */
  async release(): Promise<boolean> {
    const isReleased = await releaseEndpoint(this.database.db, this.app_id, this.leasedBy);
    if (isReleased) this.mayBeTaken = false;
    return isReleased;
  }

  /** Another node may go on immediately. */
  async abandon(): Promise<void> {
    if (this.mayBeTaken) await abandonEndpoint(this.database.db, this.app_id, this.leasedBy).catch(() => {});
  }

  private async renew(): Promise<void> {
    const at = performance.now();
    const { app_id, leasedBy: leased_by } = this;
    this.endpoint = await leaseEndpoint(this.database.db, { app_id, leased_by, leaseMs });
    this.takenAt = at;
  }
}
