// Caches users whose rows another transaction has locked. For some seconds their reports are not batched with others, so
// that a lasting lock delays one batch and not every one.
const cachedMs = 5_000;

export const nameOf = ({ app_id, user_id }: { app_id: string; user_id: number }): string =>
  `${app_id}\n${user_id}`;

export class LockedUsers {
  private readonly until = new Map<string, number>();

  note(user: string): void {
    this.until.set(user, performance.now() + cachedMs);
  }

  isEmpty(): boolean {
    if (this.until.size === 0) return true;
    const now = performance.now();
    for (const [known, until] of this.until) if (until < now) this.until.delete(known);
    return this.until.size === 0;
  }

  isLocked(user: string): boolean {
    return this.until.size > 0 && (this.until.get(user) ?? 0) > performance.now();
  }

  release(user: string): void {
    this.until.delete(user);
  }
}
