// Times of the demo, counted from its first start so that it never looks old on the day it is made.
const dayMs = 24 * 60 * 60 * 1000;

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

/**
 * A time of the UTC day `days` ago, `part` of the way through it. Of today only what has already passed counts,
 * so that what happened today is never in the future, however early the first start is.
 */
export function timeOfDay(now: Date, days: number, part: number): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const length = days === 0 ? now.getTime() - midnight : dayMs;
  return new Date(midnight - days * dayMs + Math.floor(length * part));
}

export function minutesFrom(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
