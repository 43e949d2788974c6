/** What happened on one day of the reader's own calendar. */
export interface DayGroup<Item> {
  /** The first moment of the day. */
  day: Date;
  items: Item[];
}

/** Neighbours of the same day come together; the order stays as it was. */
export function dayGroups<Item extends { time: string }>(items: readonly Item[]): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const item of items) {
    const day = startOfDay(new Date(item.time));
    const last = groups.at(-1);
    if (last?.day.getTime() === day.getTime()) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

/** Whole calendar days from one to the other, whatever summer time does to their length. */
export function daysBetween(earlier: Date, later: Date): number {
  const [from, to] = [earlier, later].map((at) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));
  return ((to ?? 0) - (from ?? 0)) / 86_400_000;
}

function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}
