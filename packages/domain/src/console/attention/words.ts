// Wording that cards share.

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** `40 s`, `52 min`, `4 h 28 min`, `2 d 12 h`. */
export function span(ms: number): string {
  if (ms < minuteMs) return `${Math.max(1, Math.round(ms / 1000))} s`;
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  const [whole, big, rest, small] =
    ms < dayMs
      ? [Math.floor(ms / hourMs), 'h', Math.floor((ms % hourMs) / minuteMs), 'min']
      : [Math.floor(ms / dayMs), 'd', Math.floor((ms % dayMs) / hourMs), 'h'];
  return rest === 0 ? `${whole} ${big}` : `${whole} ${big} ${rest} ${small}`;
}

export const elapsed = (since: Date, now: Date): number => Math.max(0, now.getTime() - since.getTime());

/** `1 report`, `1,200 reports` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
