import type { InventorySurvey } from '@earnwall/contract/entities/inventory';
import { Status } from '@earnwall/ui/console/status';
import type { Column } from '@earnwall/ui/console/table';
import { reasonLabels } from '#features/explain/reason-words.ts';
import { ItemFlags } from '#features/inventory/item-flags.tsx';
import { ItemStatus } from '#features/inventory/item-status.tsx';
import { dollarsText, percentText, plainAmount } from '#lib/amount-text.ts';
import { aboutText, minutesOf, shortHash } from './survey-words.ts';

interface Shown {
  /** Operators see what suppliers pay. */
  isOperator: boolean;
  currency: { name: string; decimals: number } | null;
  /** The list is about a person. */
  hasVerdicts: boolean;
}

type Columns = Column<InventorySurvey>[];
const none = '–';
const figure = (value: number) => value.toLocaleString('en');

export function surveyColumns({ isOperator, currency, hasVerdicts }: Shown): Columns {
  return [
    {
      id: 'survey',
      head: 'Survey',
      card: 'title',
      cell: (survey) => (
        <span className="item-name">
          <span className="c-mono">{shortHash(survey.hash)}</span>
          <small>{aboutText(survey)}</small>
        </span>
      ),
    },
    { id: 'supplier', head: 'Supplier', cell: ({ supplier }) => supplier.name },
    ...(hasVerdicts ? [verdict] : []),
    ...(isOperator ? [payout] : []),
    ...(currency ? [rewardIn(currency, !isOperator)] : []),
    { id: 'minutes', head: 'Min', cell: (survey) => minutesOf(survey), align: 'end', sortable: true },
    { id: 'starts', head: 'Starts', cell: ({ starts }) => figure(starts), align: 'end', sortable: true },
    {
      ...{ id: 'conversion', head: 'Conv.', align: 'end', sortable: true },
      cell: ({ conversion }) => (conversion === null ? none : percentText(conversion)),
    },
    ...(isOperator ? [earnings] : []),
    {
      ...{ id: 'rating', head: 'Rating', align: 'end', sortable: true },
      cell: ({ rating }) => (rating === null ? none : rating.toFixed(1)),
    },
    {
      ...{ id: 'quota', head: 'Quota', align: 'end' },
      cell: ({ quota_left }) => (quota_left === null ? none : figure(quota_left)),
    },
    { id: 'rank', head: 'Rank', cell: ({ rank }) => figure(rank), align: 'end', sortable: true },
    {
      id: 'state',
      head: 'State',
      cell: (survey) => (
        <span className="item-state">
          <ItemStatus status={survey.status} isSourcePaused={survey.supplier_paused} />
          <ItemFlags hot={survey.hot} featured={survey.featured} placed={survey.placed_rank !== null} />
        </span>
      ),
    },
  ];
}

const verdict: Columns[number] = {
  id: 'verdict',
  head: 'For them',
  cell: ({ verdict: given }) => {
    if (!given) return none;
    const { shown, reason } = given;
    return <Status kind={shown ? 'good' : 'bad'}>{shown || !reason ? 'Shown' : reasonLabels[reason]}</Status>;
  },
};

const payout: Columns[number] = {
  ...{ id: 'payout', head: 'Payout', align: 'end', sortable: true },
  cell: ({ payout_micros }) => (payout_micros === null ? none : dollarsText(payout_micros)),
};

const earnings: Columns[number] = {
  ...{ id: 'epc', head: 'EPC', align: 'end', sortable: true },
  cell: ({ epc_micros }) => (epc_micros === null ? none : dollarsText(epc_micros)),
};

/** Rewards follow payouts, so that publishers sort by them. */
const rewardIn = (currency: { name: string; decimals: number }, isSorted: boolean): Columns[number] => ({
  ...{ id: isSorted ? 'payout' : 'reward', head: 'Reward', align: 'end', sortable: isSorted },
  cell: ({ reward }) => (reward === null ? none : plainAmount(reward, currency.decimals)),
});
