/** An answer as it is kept, with the shelf life of its question. */
export interface KeptAnswer {
  readonly question_id: string;
  readonly answers: readonly string[];
  readonly answered_at: Date;
  /** Null for what does not change in a life. */
  readonly shelf_life_days: number | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Known and young enough to be relied upon; a stale answer is asked for again, with itself chosen (decision 0007). */
export function isFresh({ answered_at, shelf_life_days }: KeptAnswer, now: Date): boolean {
  if (shelf_life_days === null) return true;
  return now.getTime() - answered_at.getTime() < shelf_life_days * dayMs;
}
