/** The beginning of a day of UTC, so many days later; null for what is no day. */
export function midnight(day: string | undefined, later = 0): string | null {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? null : new Date(time + later * 24 * 3_600_000).toISOString();
}
