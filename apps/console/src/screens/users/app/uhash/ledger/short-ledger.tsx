import { ErrorState } from '@earnwall/ui/console/error-state';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Status } from '@earnwall/ui/console/status';
import { useCall } from '#api/use-call.ts';
import { figure, signedFigure } from '#features/money/money-text.ts';
import type { UserPage } from '#features/users/user-page.ts';
import { isProven, type Ledger, proofText } from './ledger-line.ts';

interface Props {
  page: UserPage;
  params: { app: string; uhash: string };
  /** The whole of it. */
  href: string;
}

const most = 5;

/** The last lines of the ledger, beside what happened. */
export function ShortLedger({ page, params, href }: Props) {
  const { data, error, isLoading, refetch } = useCall('console/users/get-users-ledger', {
    ...{ params, query: {} },
  });
  return (
    <section className="short-ledger" aria-label="Last movements">
      <div className="user-part-head">
        <h2 className="short-ledger-title">Ledger</h2>
        {data && <Status kind={isProven(data.proof) ? 'good' : 'bad'}>{proofText(data.proof)}</Status>}
        {data && data.lines.length > 0 && (
          <a className="short-ledger-all" href={href}>
            All {data.proof.movements}
          </a>
        )}
      </div>
      {error && <ErrorState error={error} title="Not loaded" onRetry={refetch} />}
      {isLoading && <Skeleton rows={4} />}
      {data && data.lines.length === 0 && <p className="c-muted">Nothing was moved yet.</p>}
      {data && data.lines.length > 0 && <Lines ledger={data} page={page} />}
    </section>
  );
}

function Lines({ ledger, page }: { ledger: Ledger; page: UserPage }) {
  const { app } = page;
  return (
    <table className="short-ledger-lines">
      <thead>
        <tr>
          <th scope="col">Movement</th>
          <th scope="col">User</th>
          <th scope="col">Other side</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {ledger.lines.slice(0, most).map((line) => (
          <tr key={line.transaction_id}>
            <td>{line.reason}</td>
            <td data-loss={line.amount + line.pending < 0 || undefined}>
              {signedFigure(line.amount || line.pending, app)}
            </td>
            <td>{signedFigure(line.counter, app)}</td>
            <td>{figure(line.balance, app)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
