/** How much of the time is over, from 0 to 1; a clock that is wrong makes no bar longer than its place. */
export function elapsedShare(since: string, until: string, now: number): number {
  const [began, ends] = [Date.parse(since), Date.parse(until)];
  if (ends <= began) return 1;
  return Math.min(Math.max((now - began) / (ends - began), 0), 1);
}
