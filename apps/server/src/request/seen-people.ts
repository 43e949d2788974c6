// Who was there on which day of UTC (decision 0125): each person once a day and node, written for many together, so that
// no request waits for it.
import type { Database } from '#store/engine/database.ts';
import { addUserDays, type UserDay } from '#store/people/user-days.ts';
import type { Log } from './log.ts';
import { WrittenLater } from './written-later.ts';

/** Whoever is forgotten is written again, which changes nothing. */
const maxKnown = 100_000;

const dayMs = 86_400_000;

export class SeenPeople {
  private unwritten = new Map<string, UserDay>();
  private readonly known = new Set<string>();
  private readonly later: WrittenLater;

  constructor(
    private readonly database: Pick<Database, 'db'>,
    log: Pick<Log, 'warn'>,
  ) {
    const failure = 'Who was there today could not be written: it is kept and written later';
    this.later = new WrittenLater(() => this.writeSeen(), log, failure);
  }

  note(person: Omit<UserDay, 'day' | 'country'> & { country: string | null }, at: Date): void {
    const { app_id, user_id, test } = person;
    const country = person.country ?? '';
    const name = `${Math.floor(at.getTime() / dayMs)} ${app_id} ${user_id} ${test} ${country}`;
    if (this.known.has(name)) return;
    const day = at.toISOString().slice(0, 10);
    if (this.known.size >= maxKnown) this.known.clear();
    this.known.add(name);
    this.unwritten.set(name, { app_id, user_id, test, day, country });
    this.later.soon();
  }

  /** Writes whom this node has seen so far; never fails. */
  write(): Promise<void> {
    return this.later.write();
  }

  private async writeSeen(): Promise<void> {
    const batch = this.unwritten;
    this.unwritten = new Map();
    if (batch.size === 0) return;
    try {
      await addUserDays(this.database.db, [...batch.values()]);
    } catch (error) {
      for (const [name, day] of batch) this.unwritten.set(name, day);
      throw error;
    }
  }
}
