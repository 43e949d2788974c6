/** How long a key lasts, as it is chosen. */
export const lifetimes = [
  { value: '', label: 'Without end' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;

const hourMs = 3_600_000;

/** Null = without end. */
export const endIn = (days: string, now: number): string | null =>
  days === '' ? null : inHours(Number(days) * 24, now);

/** How long two work side by side. */
export const overlaps = [
  { value: '1', label: 'In an hour' },
  { value: '24', label: 'In a day' },
  { value: '168', label: 'In 7 days' },
  { value: '720', label: 'In 30 days' },
] as const;

const inHours = (hours: number, now: number): string => new Date(now + hours * hourMs).toISOString();

/** A little less, for a server that refuses what is a moment too far away by its own clock. */
export const overlapEnd = (hours: string, now: number): string => inHours(Number(hours) - 1 / 60, now);

export const isLive = ({ expires_at }: { expires_at: string | null }, now: number): boolean =>
  expires_at === null || Date.parse(expires_at) > now;
