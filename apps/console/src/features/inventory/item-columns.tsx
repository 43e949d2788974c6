import type { Column } from '@earnwall/ui/console/table';
import { dollarsText } from '#features/money/dollars-text.ts';
import { figure } from '#features/money/money-text.ts';
import { none } from '#lib/none.ts';
import { percentText } from '#lib/percent-text.ts';
import type { Item } from './item-change.ts';
import { ItemState } from './item-state.tsx';

/** Columns that surveys and offers have alike. */
interface ListedItem extends Item {
  payout_micros: number | null;
  reward: number | null;
  starts: number;
  conversion: number | null;
  epc_micros: number | null;
}

type ItemColumn = Column<ListedItem>;
export const count = (value: number) => value.toLocaleString('en');

export const payoutColumn: ItemColumn = {
  ...{ id: 'payout', head: 'Payout', align: 'end', sortable: true },
  cell: ({ payout_micros }) => (payout_micros === null ? none : dollarsText(payout_micros)),
};

/** Rewards follow payouts, so that publishers sort by them. */
export const rewardColumn = (currency: { decimals: number }, isSorted: boolean): ItemColumn => ({
  ...{ id: isSorted ? 'payout' : 'reward', head: 'Reward', align: 'end', sortable: isSorted },
  cell: ({ reward }) => (reward === null ? none : figure(reward, currency)),
});

export const startsColumn: ItemColumn = {
  ...{ id: 'starts', head: 'Starts', align: 'end', sortable: true },
  cell: ({ starts }) => count(starts),
};

export const conversionColumn: ItemColumn = {
  ...{ id: 'conversion', head: 'Conv.', align: 'end', sortable: true },
  cell: ({ conversion }) => (conversion === null ? none : percentText(conversion)),
};

export const earningsColumn: ItemColumn = {
  ...{ id: 'epc', head: 'EPC', align: 'end', sortable: true },
  cell: ({ epc_micros }) => (epc_micros === null ? none : dollarsText(epc_micros)),
};

export const rankColumn: ItemColumn = {
  ...{ id: 'rank', head: 'Rank', align: 'end', sortable: true },
  cell: ({ rank }) => count(rank),
};

export const stateColumn = <Item extends ListedItem>(
  isSourcePaused: (item: Item) => boolean,
): Column<Item> => ({
  id: 'state',
  head: 'State',
  cell: (item) => <ItemState item={item} isSourcePaused={isSourcePaused(item)} />,
});
