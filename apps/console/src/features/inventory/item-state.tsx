import type { Item } from './item-change.ts';
import { ItemFlags } from './item-flags.tsx';
import { ItemStatus } from './item-status.tsx';

interface Props {
  item: Omit<Item, 'rank'>;
  isSourcePaused: boolean;
}

export const ItemState = ({ item: { status, hot, featured, placed_rank }, isSourcePaused }: Props) => (
  <span className="item-state">
    <ItemStatus status={status} isSourcePaused={isSourcePaused} />
    <ItemFlags hot={hot} featured={featured} placed={placed_rank !== null} />
  </span>
);
