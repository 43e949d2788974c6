// When something planned by local times of a zone begins and ends: the one rule for bonuses and announcements, applied by
// the server to what it is sent and by the console while somebody types.
import {
  afterGap,
  daysLater,
  isLocalTime,
  isZone,
  type LocalTime,
  localOf,
  momentsOf,
} from './local-time.ts';

export interface LocalSchedule {
  readonly zone: string;
  /** Null is at once. */
  readonly starts: LocalTime | null;
  /** Null is without an end. */
  readonly ends: LocalTime | null;
}

export interface Schedule {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

type ScheduleErrors = Readonly<Partial<Record<'zone' | 'starts' | 'ends', string>>>;

export type ReadSchedule =
  | { readonly ok: true; readonly schedule: Schedule; readonly notes: ScheduleErrors }
  | { readonly ok: false; readonly errors: ScheduleErrors };

interface Wanted {
  readonly needsEnd: boolean;
  /** When it began: a start that has come is not asked about again. */
  readonly begun?: Date;
}

/**
 * A time that clocks skip is refused with what they say instead. Of one that comes twice a start is the first and an end
 * the second, so that nothing is shorter than it was meant.
 */
export function readSchedule(
  { zone, starts, ends }: LocalSchedule,
  now: Date,
  { needsEnd, begun }: Wanted,
): ReadSchedule {
  if (!isZone(zone)) return refused({ zone: 'Choose a zone by its name, such as Europe/Berlin.' });
  const start = begun ? at(begun) : starts === null ? at(now) : readTime(starts, zone, 'first');
  const end = ends === null ? null : readTime(ends, zone, 'second');
  const errors = {
    ...(start.error && { starts: start.error }),
    ...(end?.error && { ends: end.error }),
    ...(!end && needsEnd && { ends: 'Say when it ends.' }),
  };
  if (Object.keys(errors).length > 0 || !start.at) return refused(errors);
  if (!begun && starts !== null && start.at.getTime() < now.getTime() - aMinute)
    return refused({ starts: 'This has passed: choose a later time, or let it begin at once.' });
  if (end?.at && end.at <= start.at) return refused({ ends: 'The end must be after the start.' });
  if (end?.at && end.at <= now) return refused({ ends: 'The end must be ahead.' });
  const notes = { ...(start.note && { starts: start.note }), ...(end?.note && { ends: end.note }) };
  return { ok: true, schedule: { starts_at: start.at, ends_at: end?.at ?? null }, notes };
}

/** What is typed as the present minute has not passed. */
const aMinute = 60_000;

interface ReadTime {
  readonly at?: Date;
  readonly error?: string;
  readonly note?: string;
}

const at = (moment: Date): ReadTime => ({ at: moment });
const refused = (errors: ScheduleErrors): ReadSchedule => ({ ok: false, errors });
const clock = (local: LocalTime): string => local.slice(11);

function readTime(local: LocalTime, zone: string, which: 'first' | 'second'): ReadTime {
  if (!isLocalTime(local)) return { error: 'Write a date and a time.' };
  const moments = momentsOf(local, zone);
  const [first] = moments;
  if (!first) {
    const next = clock(afterGap(local, zone));
    return { error: `${clock(local)} is skipped that day in ${zone}: clocks go forward. Take ${next}.` };
  }
  if (moments.length === 1) return { at: first };
  const taken = (which === 'second' ? moments.at(-1) : first) ?? first;
  const utc = taken.toISOString().slice(11, 16);
  return { at: taken, note: `${clock(local)} comes twice that day: the ${which} is meant, ${utc} UTC.` };
}

/** The next Saturday 00:00 to Monday 00:00 of the zone. */
export function nextWeekend(now: Date, zone: string): { starts: LocalTime; ends: LocalTime } {
  const today = `${localOf(now, zone).slice(0, 10)}T00:00`;
  const weekday = new Date(`${today}:00Z`).getUTCDay();
  const saturday = daysLater(today, weekday === 6 ? 7 : 6 - weekday);
  return { starts: saturday, ends: daysLater(saturday, 2) };
}
