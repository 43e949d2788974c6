// People whose rows another transaction was found to hold. For some seconds their reports do not join the others, so
// that one who is held for long is found out once and not by every batch.
const rememberedMs = 5_000;

export const nameOf = ({ app_id, user_id }: { app_id: string; user_id: number }): string =>
  `${app_id}\n${user_id}`;

export class HeldPeople {
  private readonly until = new Map<string, number>();

  note(person: string): void {
    const now = performance.now();
    for (const [known, until] of this.until) if (until < now) this.until.delete(known);
    this.until.set(person, now + rememberedMs);
  }

  isHeld(person: string): boolean {
    return this.until.size > 0 && (this.until.get(person) ?? 0) > performance.now();
  }

  release(person: string): void {
    this.until.delete(person);
  }
}
