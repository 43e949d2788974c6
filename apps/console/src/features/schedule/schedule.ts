import { daysLater, localOf } from '@earnwall/domain/zones/local-time';
import { nextWeekend } from '@earnwall/domain/zones/schedule';

/** When something begins and ends, as it is edited. */
export interface ScheduleDraft {
  zone: string;
  startsNow: boolean;
  starts: string;
  ends: string;
}

/** As a call takes it. */
export const scheduleOf = ({ zone, startsNow, starts, ends }: ScheduleDraft) => ({
  zone,
  starts: startsNow ? null : starts,
  ends: ends === '' ? null : ends,
});

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Every zone that the browser knows. */
export const zoneOptions = (chosen: string): { value: string; label: string }[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));

type Times = Pick<ScheduleDraft, 'startsNow' | 'starts' | 'ends'>;

interface Preset {
  label: string;
  of: (now: Date, zone: string) => Times;
}

const fromNow = (days: number) => (now: Date, zone: string) => {
  const starts = localOf(now, zone);
  return { startsNow: true, starts, ends: daysLater(starts, days) };
};

export const presets: readonly Preset[] = [
  { label: 'This weekend', of: (now, zone) => ({ startsNow: false, ...nextWeekend(now, zone) }) },
  { label: 'Now, for a day', of: fromNow(1) },
  { label: 'Now, for a week', of: fromNow(7) },
];

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

/** `Sat 21 Nov 2026, 00:00`, of a local time. */
export const localText = (local: string): string =>
  `${dayFormat.format(new Date(`${local.slice(0, 10)}T00:00:00Z`)).replaceAll(',', '')}, ${local.slice(11, 16)}`;

interface Shown {
  starts: string;
  ends: string | null;
  zone: string;
}

export const spanText = ({ starts, ends, zone }: Shown): string =>
  `${localText(starts)} to ${ends === null ? 'no end' : localText(ends)} (${zone.replaceAll('_', ' ')})`;
