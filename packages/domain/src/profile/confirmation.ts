interface ConfirmedAnswer {
  readonly answered_at: Date;
  /** It no longer fits its question. */
  readonly is_outdated: boolean;
}

/**
 * Why a profile cannot be confirmed; null when it can. A confirmation after the last change is valid: repeated, or from
 * a second tab, it is not refused.
 */
export function confirmationObstacle(
  answers: readonly ConfirmedAnswer[],
  { seen, lastReview }: { seen: Date | null; lastReview: Date | null },
): 'outdated' | 'changed' | null {
  if (answers.some(({ is_outdated }) => is_outdated)) return 'outdated';
  if (seen === null) return null;
  const known = Math.max(seen.getTime(), lastReview?.getTime() ?? 0);
  return answers.some(({ answered_at }) => answered_at.getTime() > known) ? 'changed' : null;
}
