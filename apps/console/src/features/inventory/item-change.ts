/** What an operator sets about a survey or an offer; offers are never hot. */
export interface ItemChange {
  paused?: boolean;
  hot?: boolean;
  featured?: boolean;
  /** Null: its own rank. */
  rank?: number | 'top' | null;
}

/** What a change shows in: the part that surveys and offers share. */
export interface Item {
  status: 'open' | 'paused' | 'closed';
  hot?: boolean;
  featured: boolean;
  rank: number;
  placed_rank: number | null;
}

/** The item as it will be; what only the server knows stays as it is. */
export function withChange<T extends Item>(item: T, change: ItemChange | undefined): T {
  if (!change) return item;
  const { paused, hot, featured, rank } = change;
  return {
    ...item,
    ...(paused !== undefined && { status: paused ? 'paused' : 'open' }),
    ...(hot !== undefined && { hot }),
    ...(featured !== undefined && { featured }),
    ...(typeof rank === 'number' && { rank, placed_rank: rank }),
    ...(rank === null && { placed_rank: null }),
  };
}

/** `3 surveys`, or the one by its name. */
export const namedItems = (count: number, one: string, noun: string): string =>
  count === 1 ? one : `${count.toLocaleString('en')} ${noun}`;
