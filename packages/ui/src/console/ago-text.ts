const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, or in how long, in the two largest units that matter; a date after two weeks. */
export function agoText(at: number, now: number): string {
  const span = Math.abs(now - at);
  if (span >= 14 * day) return dateText(at, now);
  const words = spanText(span);
  if (words === null) return 'just now';
  return at > now ? `in ${words}` : `${words} ago`;
}

function spanText(span: number): string | null {
  if (span < 2_000) return null;
  if (span < minute) return `${Math.floor(span / 1000)} s`;
  if (span < hour) return `${Math.floor(span / minute)} min`;
  if (span < day) return parts(Math.floor(span / hour), 'h', Math.floor((span % hour) / minute), 'min');
  return parts(Math.floor(span / day), 'd', Math.floor((span % day) / hour), 'h');
}

const parts = (large: number, unit: string, small: number, smallUnit: string): string =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`;

function dateText(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}

/** How long until the text can change. */
export const agoStep = (at: number, now: number): number => (Math.abs(now - at) < minute ? 1000 : minute / 2);
