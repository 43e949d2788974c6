interface ConfirmedAnswer {
  readonly answered_at: Date;
  /** It no longer fits its question. */
  readonly is_outdated: boolean;
}

/**
 * Why a profile cannot be confirmed as it stands; null when it can. What was confirmed after the last change is
 * confirmed: a repeated word, or one from a second tab, is not refused.
 */
export function obstacleTo(
  answers: readonly ConfirmedAnswer[],
  { seen, lastReview }: { seen: Date | null; lastReview: Date | null },
): 'outdated' | 'changed' | null {
  if (answers.some(({ is_outdated }) => is_outdated)) return 'outdated';
  if (seen === null) return null;
  const known = Math.max(seen.getTime(), lastReview?.getTime() ?? 0);
  return answers.some(({ answered_at }) => answered_at.getTime() > known) ? 'changed' : null;
}
