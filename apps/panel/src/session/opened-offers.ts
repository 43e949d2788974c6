/** Offers whose details were opened lately, each with the moment until which that is remembered (OF-11). */
export type OpenedOffers = Readonly<Record<string, number>>;

const rememberedMs = 7 * 24 * 60 * 60 * 1000;

/** What storage holds may be anything; each item is kept on its own, and only until its own end. */
export function readOpenedOffers(stored: string | null, now: number): OpenedOffers {
  const opened: Record<string, number> = {};
  for (const [id, until] of Object.entries(parsed(stored))) if (isAhead(until, now)) opened[id] = until;
  return opened;
}

export function withOpened(opened: OpenedOffers, offerId: string, now: number): OpenedOffers {
  return { ...opened, [offerId]: now + rememberedMs };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A clock that was wrong once must not be remembered longer than anything can be. */
const isAhead = (until: unknown, now: number): until is number =>
  typeof until === 'number' && until > now && until <= now + rememberedMs;
