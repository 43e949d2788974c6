import { Ago } from '@earnwall/ui/console/ago';
import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Facts } from '@earnwall/ui/console/facts';
import { Notice } from '@earnwall/ui/console/notice';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Sparkline } from '@earnwall/ui/console/sparkline';
import { type Column, Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { MixBar, percent } from '#features/supplier/mix-bar.tsx';
import type { TabProps } from '#features/supplier/supplier.ts';
import {
  type Finding,
  findingAdvice,
  findingTitles,
  type Health,
  severityKind,
} from '#features/supplier/supplier-words.ts';
import { consoleHref } from '#lib/page-settings.ts';

/** What was found, what to do about it, and the figures behind. */
export function HealthTab({ of: { supplier, health } }: TabProps) {
  return (
    <>
      <Section title="Now">
        <div className="supplier-findings">
          <PauseNotice health={health} />
          {supplier.fault && (
            <Notice kind="bad" title="This account cannot be opened">
              {supplier.fault} Its callbacks are answered 503, so that they come again.
            </Notice>
          )}
          {health.findings.map((finding) => (
            <FindingNotice key={finding.kind} id={health.id} finding={finding} />
          ))}
          {health.findings.length === 0 && !supplier.fault && (
            <Notice kind="good" title="Nothing is wrong with it">
              Measured about every minute: silence, conversion, signatures, codes, messages and its list.
            </Notice>
          )}
        </div>
      </Section>
      {health.supplies === 'surveys' && (
        <Section title="How its reports ended" note="of the last seven days">
          <MixBar mix={health.mix} isWhole />
          <Conversion health={health} />
        </Section>
      )}
      <Past id={health.id} />
    </>
  );
}

function PauseNotice({ health: { status, pause, override_until } }: { health: Health }) {
  if (status === 'paused')
    return (
      <Notice
        kind="warn"
        title={pause?.by === 'health' ? 'Paused by what was found about it' : 'Paused by an operator'}
        aside={pause?.since && <Ago at={pause.since} />}
      >
        {pause?.reason ?? 'Nothing of it is shown, entered or read. Reports still count.'}
      </Notice>
    );
  if (override_until === null) return null;
  return (
    <Notice kind="note" title="Resumed by an operator">
      Nothing but an operator pauses it before <Ago at={override_until} />.
    </Notice>
  );
}

function FindingNotice({ id, finding }: { id: string; finding: Finding }) {
  const { text, tab, look } = findingAdvice[finding.kind];
  return (
    <Notice
      kind={severityKind(finding)}
      title={findingTitles[finding.kind]}
      aside={<Ago at={finding.since} />}
      action={
        <ButtonLink size="small" href={consoleHref(`/suppliers/${encodeURIComponent(id)}?tab=${tab}`)}>
          {look}
        </ButtonLink>
      }
    >
      <p>{finding.text}</p>
      <p>{text}</p>
    </Notice>
  );
}

function Conversion({ health: { conversion, last_day } }: { health: Health }) {
  const { observed, low, high, promised } = conversion;
  return (
    <Facts
      items={[
        [
          'Completed, 24 h',
          observed === null
            ? 'nobody has started'
            : `${percent(observed)} of ${last_day.starts.toLocaleString('en')} starts`,
        ],
        ...(observed === null ? [] : [['What that allows', `${percent(low)} to ${percent(high)}`] as const]),
        ['Promised by its list', promised === null ? 'nothing' : percent(promised)],
      ]}
    />
  );
}

const columns: Column<Finding>[] = [
  { id: 'what', head: 'Found', card: 'title', cell: ({ kind }) => findingTitles[kind] },
  { id: 'text', head: 'What', cell: ({ text }) => text },
  { id: 'since', head: 'Since', cell: ({ since }) => <Ago at={since} /> },
  { id: 'ended', head: 'Ended', cell: ({ ended_at }) => (ended_at ? <Ago at={ended_at} /> : 'stands') },
];

function Past({ id }: { id: string }) {
  const { data, error, isLoading, refetch } = useCall('console/suppliers/get-suppliers-health', {
    params: { id },
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (isLoading || !data) return <Skeleton rows={4} />;
  const reports = data.hours.map((hour) => hour.reports);
  const starts = data.hours.map((hour) => hour.starts);
  const total = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0).toLocaleString('en');
  return (
    <>
      <Section title="By the hour" note="hours of the last seven days in which anything was counted">
        <Facts
          items={[
            ['Starts', <Spark key="starts" values={starts} text={total(starts)} what="Starts" />],
            ['Reports', <Spark key="reports" values={reports} text={total(reports)} what="Reports" />],
          ]}
        />
      </Section>
      <Section title="Found in the last seven days">
        <Table
          label="Findings"
          columns={columns}
          rows={data.findings}
          rowKey={({ kind, since }) => `${kind} ${since}`}
          empty={<p className="c-muted">Nothing was found.</p>}
        />
      </Section>
    </>
  );
}

function Spark({ values, text, what }: { values: readonly number[]; text: string; what: string }) {
  return (
    <span className="supplier-traffic">
      {text}
      <Sparkline values={values} label={`${what} by the hour: ${values.slice(-24).join(', ')}`} />
    </span>
  );
}
