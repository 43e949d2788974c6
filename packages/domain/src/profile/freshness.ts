/** An answer as it is stored, with the shelf life of its question. */
export interface StoredAnswer {
  readonly question_id: string;
  readonly answers: readonly string[];
  readonly answered_at: Date;
  /** Null for what never changes, such as the date of birth. */
  readonly shelf_life_days: number | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Recent enough to be used; a stale answer is asked for again, with the old one preselected (decision 0007). */
export function isFresh({ answered_at, shelf_life_days }: StoredAnswer, now: Date): boolean {
  if (shelf_life_days === null) return true;
  return now.getTime() - answered_at.getTime() < shelf_life_days * dayMs;
}
