// Drains a node that is about to stop in two steps, so that no request fails: first only /ready reports it, and the node
// goes on serving until the load balancer has noticed; then clients are also asked to reconnect elsewhere (decision 0059).
import { setTimeout as pause } from 'node:timers/promises';

export class Drain {
  private state: 'serving' | 'draining' | 'leaving' = 'serving';
  private readonly listeners: ((withinMs: number) => void)[] = [];

  get isDraining(): boolean {
    return this.state !== 'serving';
  }

  /** From now on answers carry `Connection: close`. */
  get isLeaving(): boolean {
    return this.state === 'leaving';
  }

  /** Called once, in the middle of the drain time, with what is left of it. */
  onLeaving(listener: (withinMs: number) => void): void {
    this.listeners.push(listener);
  }

  /** Resolves when the drain time is over and the server may close. */
  async begin(milliseconds: number): Promise<void> {
    if (this.isDraining) return;
    this.state = 'draining';
    await pause(milliseconds / 2);
    this.state = 'leaving';
    for (const listener of this.listeners) listener(milliseconds / 2);
    await pause(milliseconds / 2);
  }
}
