import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Select } from '@earnwall/ui/console/inputs';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Status } from '@earnwall/ui/console/status';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { CallError } from '#api/call-error.ts';
import { useMay } from '#api/use-me.ts';
import { figure, pointsText } from '#features/money/money-text.ts';
import { outcomeText } from '#features/outcomes/outcome-words.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { AttemptSteps } from './attempt-steps.tsx';
import { CreditCard } from './credit-card.tsx';
import { EarlierTickets } from './earlier-tickets.tsx';
import { OpenedOffers } from './opened-offers.tsx';
import { postbackText } from './step-words.ts';
import type { Evidence } from './ticket.ts';
import './evidence.css';

interface Props {
  ticketId: string;
  called: { data: Evidence | undefined; error: CallError | null; isLoading: boolean; refetch: () => void };
  onChoose: (cid: string | null) => void;
}

export function EvidenceColumn({ ticketId, called, onChoose }: Props) {
  const { data, error, isLoading, refetch } = called;
  return (
    <>
      <header className="evidence-head">
        <h2>Evidence</h2>
        {data && (
          <ButtonLink kind="quiet" size="small" href={userHref(data.user)}>
            Open {data.user.uuid} <ChevronRight />
          </ButtonLink>
        )}
      </header>
      {error && <ErrorState error={error} title="Not loaded" onRetry={refetch} />}
      {isLoading && <Skeleton rows={6} />}
      {data && <Known ticketId={ticketId} evidence={data} onChoose={onChoose} />}
    </>
  );
}

const userHref = ({ app, uhash }: Evidence['user']): string =>
  consoleHref(`/users/${encodeURIComponent(app)}/${encodeURIComponent(uhash)}`);

interface KnownProps {
  ticketId: string;
  evidence: Evidence;
  onChoose: (cid: string | null) => void;
}

function Known({ ticketId, evidence, onChoose }: KnownProps) {
  const { user, currency, attempt, offers, earlier, earlier_count } = evidence;
  const mayCredit = useMay('users:credit');
  const booked = attempt?.steps.findLast((step) => step.kind === 'booked');
  return (
    <>
      <AttemptChoice evidence={evidence} onChoose={onChoose} />
      {attempt && <AttemptSteps attempt={attempt} currency={currency} />}
      <dl className="evidence-facts">
        <dt>Balance</dt>
        <dd>
          <strong>{figure(user.balance, currency)}</strong> {currency.name}
        </dd>
        <dt>Pending</dt>
        <dd>{user.pending === 0 ? 'none' : pointsText(user.pending, currency)}</dd>
        {user.test_balance !== 0 && (
          <>
            <dt>Test balance</dt>
            <dd>
              {figure(user.test_balance, currency)} {currency.name}
            </dd>
          </>
        )}
        {attempt && (
          <>
            <dt>Postback</dt>
            <dd>{booked?.kind === 'booked' ? postbackText(booked.postback) : 'none, nothing booked'}</dd>
          </>
        )}
        {user.state !== 'active' && (
          <>
            <dt>Account</dt>
            <dd>
              <Status kind="warn">{user.state.replace('_', ' ')}</Status>
            </dd>
          </>
        )}
        <dt>Offers</dt>
        <dd>
          <OpenedOffers offers={offers} currency={currency} />
        </dd>
        <dt>Earlier tickets</dt>
        <dd>
          <EarlierTickets earlier={earlier} count={earlier_count} />
        </dd>
      </dl>
      {mayCredit && <CreditCard key={attempt?.id ?? 'none'} ticketId={ticketId} evidence={evidence} />}
    </>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Which attempt it is about; where the ticket does not say, the latest ones to choose from. */
function AttemptChoice({ evidence, onChoose }: Omit<KnownProps, 'ticketId'>) {
  const { attempt, attempts, currency } = evidence;
  const isListed = attempts.some(({ id }) => id === attempt?.id);
  const shown = [...(attempt && !isListed ? [attempt] : []), ...attempts];
  if (shown.length === 0) return <p className="c-muted">This person has entered no survey yet.</p>;
  return (
    <div className="evidence-attempt">
      <label htmlFor="attempt">The attempt</label>
      <Select
        id="attempt"
        value={attempt?.id ?? ''}
        onChange={(cid) => onChoose(cid || null)}
        choices={[
          ...(attempt ? [] : [{ value: '', label: 'None named: choose one' }]),
          ...shown.map(({ id, name, state, opened_at, reward }) => ({
            value: id,
            label: `${clock.format(new Date(opened_at))} · ${name} · ${outcomeText(state)} · ${figure(reward, currency)}`,
          })),
        ]}
      />
    </div>
  );
}
