/** An IANA name that this platform knows; an offset such as `+02:00` has no summer time and is not one. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    partsIn(name);
    return true;
  } catch {
    return false;
  }
}

/** The hour of the day, 0 to 23, and the day, as a clock on the wall there shows them. */
export function localTime(at: Date, timeZone: string): { hour: number; day: string } {
  const parts = Object.fromEntries(
    partsIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return { hour: Number(parts.hour), day: `${parts.year}-${parts.month}-${parts.day}` };
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Names come from outside, and each can be spelt in many ways. */
const maxKept = 1_000;

/** Making one takes longer than a hundred uses of it. */
function partsIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    made.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      ...{ timeZone, hourCycle: 'h23', hour: '2-digit' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    });
  if (made.size >= maxKept) made.clear();
  made.set(timeZone, format);
  return format;
}
