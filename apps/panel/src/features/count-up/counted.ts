/** How long a reward takes to count up. */
export const countUpMs = 900;

/** What a reward shows while it counts up: fast at first, then slower, and exactly the whole at the end. */
export function counted(whole: number, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / countUpMs));
  return share === 1 ? whole : Math.floor(whole * (1 - (1 - share) ** 3));
}
