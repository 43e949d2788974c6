// What an operator changes about surveys or offers: the state before and after, and what of it is new.

/** The first place above those of suppliers, whose ranks begin at 1,000. */
const firstPlace = 500;
/** No rank is smaller. */
const leastRank = -1_000_000;

export type ItemState = Readonly<Record<'paused' | 'featured', boolean>> & {
  readonly hot?: boolean;
  /** Null: the supplier's own. */
  readonly rank: number | null;
};

export type WantedChange<State> = {
  readonly [Field in keyof State]?: (Field extends 'rank' ? State[Field] | 'top' : State[Field]) | undefined;
};

/** `first`: the smallest rank that anything in the same list has. */
export function topRank(first: number | null): number {
  return Math.max(leastRank, Math.min(firstPlace, (first ?? firstPlace) - 1));
}

export function changedState<State extends ItemState>(
  before: State,
  wanted: WantedChange<ItemState>,
  first: number | null,
): State {
  const rank = wanted.rank === 'top' ? topRank(first) : wanted.rank;
  return {
    ...before,
    ...(wanted.paused !== undefined && { paused: wanted.paused }),
    ...(wanted.hot !== undefined && { hot: wanted.hot }),
    ...(wanted.featured !== undefined && { featured: wanted.featured }),
    ...(rank !== undefined && { rank }),
  };
}

export interface StateChange {
  readonly field: 'paused' | 'hot' | 'featured' | 'rank';
  readonly old: boolean | number | null;
  readonly new: boolean | number | null;
}

const fields = ['paused', 'hot', 'featured', 'rank'] as const;

export const stateChanges = (before: ItemState, after: ItemState): StateChange[] =>
  fields.flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    return old === now ? [] : [{ field, old, new: now }];
  });

/** `paused, no longer hot and placed at 499`. */
export function changesInWords(changes: readonly StateChange[]): string {
  const words = changes.map(({ field, new: now }) => {
    if (field === 'rank') return now === null ? 'placed by its own rank' : `placed at ${now}`;
    if (field === 'paused') return now ? 'paused' : 'resumed';
    return now ? `made ${field}` : `no longer ${field}`;
  });
  const last = words.at(-1) ?? 'unchanged';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
