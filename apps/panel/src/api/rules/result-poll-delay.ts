/** Short at first, since most reports are a moment behind the browser; then a backoff. */
const waitsMs = [1000, 1500, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000] as const;
const longestMs = 60_000;
/** With a live socket, polling only catches an event that got lost. */
const shortestLiveMs = 15_000;

/** How long to wait before the result is polled again. */
export function resultPollDelayMs(polls: number, isLive: boolean): number {
  const wait = waitsMs[Math.max(0, polls - 1)] ?? longestMs;
  return isLive ? Math.max(wait, shortestLiveMs) : wait;
}
