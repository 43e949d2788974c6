// Users whose rows another transaction was found to have locked. For some seconds their reports do not join the others,
// so that a lock that lasts is found once and not by every batch.
const rememberedMs = 5_000;

export const nameOf = ({ app_id, user_id }: { app_id: string; user_id: number }): string =>
  `${app_id}\n${user_id}`;

export class LockedUsers {
  private readonly until = new Map<string, number>();

  note(user: string): void {
    const now = performance.now();
    for (const [known, until] of this.until) if (until < now) this.until.delete(known);
    this.until.set(user, now + rememberedMs);
  }

  isLocked(user: string): boolean {
    return this.until.size > 0 && (this.until.get(user) ?? 0) > performance.now();
  }

  release(user: string): void {
    this.until.delete(user);
  }
}
