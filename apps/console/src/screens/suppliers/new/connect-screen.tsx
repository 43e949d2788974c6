import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { ConnectForm } from './connect-form.tsx';
import { KindChoice } from './kind-choice.tsx';
import '#features/supplier/supplier.css';
import '#lib/stack.css';

/** An account at a supplier: its kind, then what that needs. */
export function ConnectScreen() {
  const [path, go] = useLocation();
  const search = useSearch();
  const { data, error, isLoading, refetch } = useCall('console/suppliers/get-supplier-kinds', {});
  const wanted = new URLSearchParams(search).get('kind');
  const kind = data?.kinds.find((each) => each.kind === wanted) ?? null;
  const choose = (next: string) =>
    go(withSearch(path, changedSearch(search, { kind: next })), { replace: true });
  return (
    <>
      <PageHead title="Connect a supplier" />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isLoading && <Skeleton rows={6} />}
      {data && (
        <Section title="Kind" note="who sells the surveys or offers">
          <KindChoice kinds={data.kinds} chosen={kind?.kind ?? null} onChoose={choose} />
        </Section>
      )}
      {kind && <ConnectForm key={kind.kind} kind={kind} />}
    </>
  );
}
