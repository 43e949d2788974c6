import type { TimelineItem } from '@earnwall/contract/entities/user-timeline';

export interface Day {
  /** The local day, as a key and a heading. */
  key: string;
  heading: string;
  items: TimelineItem[];
}

const form = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The stream by days of the reader's clock. */
export function daysOf(items: readonly TimelineItem[], now: Date): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const at = new Date(item.at);
    const key = at.toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.items.push(item);
    else days.push({ key, heading: headingOf(at, now), items: [item] });
  }
  return days;
}

function headingOf(at: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const day = at.toLocaleDateString('en-GB', { ...form, ...year });
  if (at.toDateString() === now.toDateString()) return `Today, ${day}`;
  return at.toDateString() === yesterday.toDateString() ? `Yesterday, ${day}` : day;
}
