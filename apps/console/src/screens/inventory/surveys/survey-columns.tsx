import type { InventorySurvey } from '@earnwall/contract/entities/inventory';
import { Status } from '@earnwall/ui/console/status';
import type { Column } from '@earnwall/ui/console/table';
import { reasonLabels } from '#features/explain/reason-words.ts';
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
import { saidShort } from '#features/inventory/said-text.ts';
import { none } from '#lib/none.ts';
import { aboutText, minutesOf, shortHash } from './survey-words.ts';

interface Shown {
  /** Operators see what suppliers pay. */
  isOperator: boolean;
  currency: { name: string; decimals: number } | null;
  /** The list is about a person. */
  hasVerdicts: boolean;
}

type Columns = Column<InventorySurvey>[];

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
    ...(isOperator ? [payoutColumn] : []),
    ...(currency ? [rewardColumn(currency, !isOperator)] : []),
    { id: 'minutes', head: 'Min', cell: (survey) => minutesOf(survey), align: 'end', sortable: true },
    startsColumn,
    conversionColumn,
    ...(isOperator ? [said] : []),
    ...(isOperator ? [earningsColumn] : []),
    {
      ...{ id: 'rating', head: 'Rating', align: 'end', sortable: true },
      cell: ({ rating }) => (rating === null ? none : rating.toFixed(1)),
    },
    {
      ...{ id: 'quota', head: 'Quota', align: 'end' },
      cell: ({ quota_left }) => (quota_left === null ? none : count(quota_left)),
    },
    rankColumn,
    stateColumn(({ supplier_paused }) => supplier_paused),
  ];
}

const said: Columns[number] = {
  ...{ id: 'said', head: 'Said', align: 'end', wideOnly: true },
  cell: (survey) => saidShort(survey.said),
};

const verdict: Columns[number] = {
  id: 'verdict',
  head: 'For them',
  cell: ({ verdict: given }) => {
    if (!given) return none;
    const { shown, reason } = given;
    return <Status kind={shown ? 'good' : 'bad'}>{shown || !reason ? 'Shown' : reasonLabels[reason]}</Status>;
  },
};
