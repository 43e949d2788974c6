import { Ago } from '@earnwall/ui/console/ago';
import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Status } from '@earnwall/ui/console/status';
import { useCall } from '#api/use-call.ts';
import { useListAddress } from '#features/list/use-list-address.ts';
import type { TabProps } from '#features/supplier/supplier.ts';
import { Affected } from './affected.tsx';
import { ApplySection } from './apply-section.tsx';
import { BrokenLines } from './broken-lines.tsx';
import { Findings } from './findings.tsx';
import { listWords, type Reconciliation, stateLooks } from './reconciliation-words.ts';
import './reconcile.css';

const everyMs = 1_000;
const isWorkedOn = ({ state }: Reconciliation) => state === 'comparing' || state === 'applying';

/** One list: what comparing found, and applying it. */
export function ReconciliationView({ of, id }: TabProps & { id: number }) {
  const address = useListAddress([]);
  const asked = { params: { reconciliation: id } };
  const first = useCall('console/reconciliations/get-reconciliations-id', asked);
  const isRunning = first.data !== undefined && isWorkedOn(first.data.reconciliation);
  useCall('console/reconciliations/get-reconciliations-id', asked, {
    everyMs: isRunning ? everyMs : undefined,
  });
  const { data, error, refetch } = first;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  const { reconciliation } = data;
  const { list, names, from, to, lines, broken, state, created_by, created_at, failure } = reconciliation;
  const { kind, word } = stateLooks[state];
  return (
    <>
      <Section
        title={`${listWords[list]}, no. ${id}`}
        actions={
          <ButtonLink size="small" href={address.hrefWith({ statement: null, kind: null, after: null })}>
            All reconciliations
          </ButtonLink>
        }
      >
        <div role="status">
          <Status kind={kind}>{word}</Status>
        </div>
        {failure && <p className="c-status-bad">{failure}</p>}
        <Facts
          items={[
            ['Its lines name', names === 'cid' ? 'our clicks' : 'transactions of the supplier'],
            ...(from && to ? [['Period', `${from.slice(0, 10)} to ${lastDay(to)} (UTC)`] as const] : []),
            ['Lines', `${lines.toLocaleString('en')} read, ${broken.toLocaleString('en')} not readable`],
            [
              'Handed over',
              <span key="by">
                {created_by}, <Ago at={created_at} />
              </span>,
            ],
          ]}
        />
      </Section>
      {broken > 0 && <BrokenLines id={id} broken={broken} />}
      {isRunning && <Skeleton rows={4} />}
      {reconciliation.compared_at && !isRunning && (
        <>
          <Affected data={data} />
          <ApplySection supplier={of.supplier} data={data} />
          <Findings reconciliation={reconciliation} />
        </>
      )}
      {(state === 'failed' || state === 'open') && !reconciliation.compared_at && (
        <ApplySection supplier={of.supplier} data={data} />
      )}
    </>
  );
}

/** The end is exclusive. */
const lastDay = (to: string): string => new Date(Date.parse(to) - 1).toISOString().slice(0, 10);
