import { ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { supplierColumns } from './supplier-columns.tsx';
import '#features/supplier/supplier.css';
import '#lib/stack.css';

const everyMs = 30_000;

/** All suppliers and offer networks, with what is wrong about each. */
export function SuppliersScreen() {
  const health = useCall('console/suppliers/get-supplier-health', {}, { everyMs });
  const connected = useCall('console/suppliers/get-suppliers', {}, { everyMs });
  const mayConnect = useMay('supply:write');
  const accounts = new Map(connected.data?.suppliers.map((supplier) => [supplier.id, supplier]));
  const rows = (health.data?.suppliers ?? []).map((supplier) => ({
    ...supplier,
    account: accounts.get(supplier.id) ?? null,
  }));
  const connect = mayConnect && (
    <ButtonLink kind="primary" icon={<Plus />} href={consoleHref('/suppliers/new')}>
      Connect a supplier
    </ButtonLink>
  );
  return (
    <>
      <PageHead title="Suppliers" note="refreshed every 30 seconds" actions={connect} />
      <div className="supplier-list">
        <Table
          label="Suppliers"
          columns={supplierColumns}
          rows={rows}
          rowKey={({ id }) => id}
          href={({ id }) => consoleHref(`/suppliers/${encodeURIComponent(id)}`)}
          state={health.error ? 'error' : health.isLoading ? 'loading' : 'ready'}
          error={health.error}
          onRetry={health.refetch}
          empty={
            <Empty title="No supplier is connected" icon={<Plug />} action={connect}>
              Surveys and offers come from suppliers. Connect the first one.
            </Empty>
          }
        />
      </div>
    </>
  );
}
