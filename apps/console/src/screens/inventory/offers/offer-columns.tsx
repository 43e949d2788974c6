import type { InventoryOffer } from '@earnwall/contract/entities/inventory';
import type { Column } from '@earnwall/ui/console/table';
import { ItemFlags } from '#features/inventory/item-flags.tsx';
import { ItemStatus } from '#features/inventory/item-status.tsx';
import { dollarsText, percentText, plainAmount } from '#lib/amount-text.ts';
import { aboutText, countriesText } from './offer-words.ts';

interface Shown {
  /** Operators see what networks pay. */
  isOperator: boolean;
  currency: { name: string; decimals: number } | null;
}

type Columns = Column<InventoryOffer>[];
const none = '–';
const figure = (value: number) => value.toLocaleString('en');

export function offerColumns({ isOperator, currency }: Shown): Columns {
  return [
    {
      id: 'offer',
      head: 'Offer',
      card: 'title',
      cell: (offer) => (
        <span className="item-name">
          <span>{offer.name}</span>
          <small>{aboutText(offer)}</small>
        </span>
      ),
    },
    { id: 'network', head: 'Network', cell: ({ network }) => network.name },
    { id: 'countries', head: 'Countries', cell: ({ countries }) => countriesText(countries) },
    ...(isOperator ? [payout] : []),
    ...(currency ? [rewardIn(currency, !isOperator)] : []),
    { id: 'milestones', head: 'Steps', cell: ({ milestones }) => figure(milestones), align: 'end' },
    { id: 'starts', head: 'Starts', cell: ({ starts }) => figure(starts), align: 'end', sortable: true },
    { id: 'finished', head: 'Finished', cell: ({ finished }) => figure(finished), align: 'end' },
    {
      ...{ id: 'conversion', head: 'Conv.', align: 'end', sortable: true },
      cell: ({ conversion }) => (conversion === null ? none : percentText(conversion)),
    },
    { id: 'rank', head: 'Rank', cell: ({ rank }) => figure(rank), align: 'end', sortable: true },
    {
      id: 'state',
      head: 'State',
      cell: (offer) => (
        <span className="item-state">
          <ItemStatus status={offer.status} isSourcePaused={offer.network_paused} />
          <ItemFlags featured={offer.featured} placed={offer.placed_rank !== null} />
        </span>
      ),
    },
  ];
}

const payout: Columns[number] = {
  ...{ id: 'payout', head: 'Payout', align: 'end', sortable: true },
  cell: ({ payout_micros }) => (payout_micros === null ? none : dollarsText(payout_micros)),
};

/** Rewards follow payouts, so that publishers sort by them. */
const rewardIn = (currency: { name: string; decimals: number }, isSorted: boolean): Columns[number] => ({
  ...{ id: isSorted ? 'payout' : 'reward', head: 'Reward', align: 'end', sortable: isSorted },
  cell: ({ reward }) => (reward === null ? none : plainAmount(reward, currency.decimals)),
});
