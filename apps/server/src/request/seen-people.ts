// Who was there on which day of UTC (decision 0125): each person once a day and node, written for many together, so that
// no request waits for it.
import type { Database } from '#store/engine/database.ts';
import { addUserDays, type UserDay } from '#store/people/user-days.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { Log } from './log.ts';
import { WrittenLater } from './written-later.ts';

/** Whoever is forgotten is written again, which changes nothing. */
const maxKnown = 100_000;

const dayMs = 86_400_000;

export class SeenPeople {
  private unwritten = new Map<string, UserDay>();
  private readonly known = new Set<string>();
  /** By their records in memory, which spares most requests the writing of a name. */
  private readonly last = new WeakMap<object, { day: number; test: boolean; country: string }>();
  private readonly later: WrittenLater;

  constructor(
    private readonly database: Pick<Database, 'db'>,
    log: Pick<Log, 'warn'>,
  ) {
    const failure = 'Who was there today could not be written: it is kept and written later';
    this.later = new WrittenLater(() => this.writeSeen(), log, failure);
  }

  note(user: Pick<UserRecord, 'app_id' | 'id'>, test: boolean, country: string, at: Date): void {
    const number = Math.floor(at.getTime() / dayMs);
    const last = this.last.get(user);
    if (last?.day === number && last.test === test && last.country === country) return;
    this.last.set(user, { day: number, test, country });
    const { app_id, id: user_id } = user;
    const name = `${number} ${app_id} ${user_id} ${test} ${country}`;
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
