import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Section } from '@earnwall/ui/console/section';
import { Sparkline } from '@earnwall/ui/console/sparkline';
import { type Column, Table } from '@earnwall/ui/console/table';
import { dollarsText } from '#features/money/dollars-text.ts';
import { figure } from '#features/money/money-text.ts';

type Answer = ConsoleAnswerOf<'console/inventory/get-inventory-offers-id'>;
type Milestone = Answer['details']['milestones'][number];

/** What has to be done, what it pays, and how many of seven days' starters have reached it. */
export function OfferMilestones({ details: { milestones, days }, currency, offer }: Answer) {
  return (
    <Section title="Milestones" note={`${offer.starts.toLocaleString('en')} starts in seven days`}>
      <Table
        label="Milestones"
        columns={columnsOf(currency, offer.payout_micros !== null)}
        rows={milestones}
        rowKey={({ id }) => id}
        empty={<p className="c-muted">None is open.</p>}
      />
      {days.length > 1 && (
        <Sparkline
          values={days.map(({ starts }) => starts)}
          label={`Starts by day: ${days.map(({ day, starts }) => `${day} ${starts}`).join(', ')}`}
        />
      )}
    </Section>
  );
}

function columnsOf(currency: Answer['currency'], hasPayouts: boolean): Column<Milestone>[] {
  const payout: Column<Milestone> = {
    ...{ id: 'payout', head: 'Payout', align: 'end' },
    cell: ({ payout_micros }) => (payout_micros === null ? '–' : dollarsText(payout_micros)),
  };
  const reward = ({ name, decimals }: NonNullable<Answer['currency']>): Column<Milestone> => ({
    ...{ id: 'reward', head: name, align: 'end' },
    cell: (milestone) => (milestone.reward === null ? '–' : figure(milestone.reward, { decimals })),
  });
  return [
    {
      id: 'name',
      head: 'Milestone',
      cell: ({ name, events }) => (events > 1 ? `${name} (${events}×)` : name),
    },
    ...(hasPayouts ? [payout] : []),
    ...(currency ? [reward(currency)] : []),
    {
      id: 'hold',
      head: 'Held',
      cell: ({ hold_days }) => (hold_days === 0 ? '–' : `${hold_days} d`),
      align: 'end',
    },
    { id: 'reached', head: 'Reached', cell: ({ reached }) => reached.toLocaleString('en'), align: 'end' },
  ];
}
