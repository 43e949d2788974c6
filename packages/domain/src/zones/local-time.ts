// Local times of named zones (IANA), by the platform's own data: what a clock on the wall says becomes a moment, exactly
// also on the days when clocks change.

/** A date and a time of a clock on the wall, to the minute: `2026-03-29T02:30`. */
export type LocalTime = string;

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const dayMs = 24 * 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  formats.set(zone, made);
  return made;
}

/** By name alone: an offset such as `+02:00` knows no summer time. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks in the zone say at this moment. */
export function localOf(at: Date, zone: string): LocalTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}`;
}

/** As if the clock were one of UTC; NaN for what is no time. */
function utcOf(local: LocalTime): number {
  const time = form.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  // The 30th of February would be the 2nd of March.
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().startsWith(local) ? time : Number.NaN;
}

const offsetAt = (time: number, zone: string): number => utcOf(localOf(new Date(time), zone)) - floor(time);
const floor = (time: number): number => Math.floor(time / 60_000) * 60_000;

export const isLocalTime = (text: string): boolean => !Number.isNaN(utcOf(text));

/** The moments at which clocks in the zone say this: one; none where they skip it; two where they go back over it. */
export function momentsOf(local: LocalTime, zone: string): Date[] {
  const utc = utcOf(local);
  if (Number.isNaN(utc)) return [];
  const offsets = new Set([offsetAt(utc - dayMs, zone), offsetAt(utc + dayMs, zone)]);
  return [...offsets]
    .map((offset) => new Date(utc - offset))
    .filter((at) => localOf(at, zone) === local)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** What clocks say in place of a time that they skip: as long after the change as it would have been. */
export function afterGap(local: LocalTime, zone: string): LocalTime {
  const utc = utcOf(local);
  return localOf(new Date(utc - offsetAt(utc - dayMs, zone)), zone);
}

/** The same time of the clock so many days later, or earlier. */
export const daysLater = (local: LocalTime, days: number): LocalTime =>
  new Date(utcOf(local) + days * dayMs).toISOString().slice(0, 16);

/** The one moment of a time that may be skipped or come twice: then the first one after the skip, or the earlier. */
export const nearestMoment = (local: LocalTime, zone: string): Date | null =>
  momentsOf(local, zone)[0] ??
  (isLocalTime(local) ? momentsOf(afterGap(local, zone), zone)[0] : null) ??
  null;
