// A node that is about to stop leaves in two steps, so that no request fails: first it only tells the load balancer, by
// /ready, and serves on while that one notices; then it also asks everybody to take their connections elsewhere
// (decision 0059).
import { setTimeout as pause } from 'node:timers/promises';

export class Drain {
  private state: 'serving' | 'draining' | 'leaving' = 'serving';
  private readonly leavers: ((withinMs: number) => void)[] = [];

  get isDraining(): boolean {
    return this.state !== 'serving';
  }

  /** From now on answers carry `Connection: close`. */
  get isLeaving(): boolean {
    return this.state === 'leaving';
  }

  /** Called once, in the middle of the drain time, with what is left of it. */
  onLeaving(leave: (withinMs: number) => void): void {
    this.leavers.push(leave);
  }

  /** Resolves when the drain time is over and the server may close. */
  async begin(milliseconds: number): Promise<void> {
    if (this.isDraining) return;
    this.state = 'draining';
    await pause(milliseconds / 2);
    this.state = 'leaving';
    for (const leave of this.leavers) leave(milliseconds / 2);
    await pause(milliseconds / 2);
  }
}
