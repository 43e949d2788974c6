// A moment as it leaves the server; null stays null.
export const isoTime = (moment: Date | null): string | null => moment?.toISOString() ?? null;
