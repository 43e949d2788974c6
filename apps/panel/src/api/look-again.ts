/** Soon at first, for most reports are a moment behind the browser; then ever more seldom. */
const waitsMs = [1000, 1500, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000] as const;
const longestMs = 60_000;
/** Where news come by themselves, a look is only for the one that got lost. */
const shortestLiveMs = 15_000;

/** How long to wait before an outcome is looked for once more. */
export function lookAgainMs(looks: number, isLive: boolean): number {
  const wait = waitsMs[Math.max(0, looks - 1)] ?? longestMs;
  return isLive ? Math.max(wait, shortestLiveMs) : wait;
}
