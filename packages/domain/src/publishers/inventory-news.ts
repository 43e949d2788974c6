/** What is known of a subscription to `inventory.available` when it is checked. */
export interface InventoryCheck {
  /** The last check: whether there was a survey; null where there was none yet. */
  readonly before: { readonly had: boolean; readonly at: Date } | null;
  readonly has: boolean;
  /** The user's last visit. */
  readonly seen_at: Date;
  /** When the last event was made. */
  readonly notified_at: Date | null;
  /** How often an event that is not delivered yet was sent; null where there is none. */
  readonly tries: number | null;
}

/** An event is no money: after so many attempts it is given up. */
const maxEventTries = 3;
const dayMs = 24 * 3_600_000;

/**
 * Whether the publisher gets an event, the one that was not delivered again, or none: there was no survey at the last
 * check and there are some now, the user has not been here since, and the last event is a day old.
 */
export function inventoryNews(check: InventoryCheck, now: Date): 'event' | 'again' | null {
  const { before, has, seen_at, notified_at, tries } = check;
  if (!has) return null;
  if (tries !== null && notified_at !== null)
    return tries < maxEventTries && seen_at <= notified_at ? 'again' : null;
  if (before === null || before.had || seen_at > before.at) return null;
  return notified_at !== null && now.getTime() - notified_at.getTime() < dayMs ? null : 'event';
}
