import type { InventoryOffer } from '@earnwall/contract/entities/inventory';
import type { Column } from '@earnwall/ui/console/table';
import {
  conversionColumn,
  count,
  earningsColumn,
  payoutColumn,
  rankColumn,
  rewardColumn,
  startsColumn,
  stateColumn,
} from '#features/inventory/item-columns.tsx';
import { aboutText, countriesText } from './offer-words.ts';

interface Shown {
  /** Operators see what networks pay. */
  isOperator: boolean;
  currency: { name: string; decimals: number } | null;
}

export function offerColumns({ isOperator, currency }: Shown): Column<InventoryOffer>[] {
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
    { id: 'network', head: 'Network', wideOnly: true, cell: ({ network }) => network.name },
    { id: 'countries', head: 'Countries', cell: ({ countries }) => countriesText(countries) },
    ...(isOperator ? [payoutColumn] : []),
    ...(currency ? [rewardColumn(currency, !isOperator)] : []),
    {
      ...{ id: 'milestones', head: 'Steps', align: 'end', wideOnly: true },
      cell: ({ milestones }) => count(milestones),
    },
    startsColumn,
    { id: 'finished', head: 'Finished', cell: ({ finished }) => count(finished), align: 'end' },
    conversionColumn,
    ...(isOperator ? [earningsColumn] : []),
    rankColumn,
    stateColumn(({ network_paused }) => network_paused),
  ];
}
