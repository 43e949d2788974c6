import { PageHead } from '@earnwall/ui/console/page-head';
import { useCall } from '#api/use-call.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { CalibrationTable } from './calibration-table.tsx';
import { Experiments } from './experiments.tsx';
import { FairPay } from './fair-pay.tsx';
import { OddsFilters } from './odds-filters.tsx';
import { filterNames, periodQueryOf, queryOf } from './odds-query.ts';
import { Returns } from './returns.tsx';

const call = 'console/odds/get-odds';

/** Whether what people were told came true, what it cost to pay for their time, and whether they come back. */
export function OddsScreen() {
  const address = useListAddress(filterNames);
  const query = queryOf(address.filters);
  const period = periodQueryOf(address.filters);
  const asked = useCall(call, { query });
  const days = asked.data && `${asked.data.from} to ${asked.data.to} (UTC)`;
  return (
    <>
      <PageHead title="Odds" note={days} actions={<CsvLink call={call} asked={{ query }} name="odds" />} />
      <OddsFilters
        filters={address.filters}
        answer={asked.data}
        onChange={(name, value) => address.change({ [name]: value })}
      />
      <CalibrationTable
        answer={asked.data}
        state={asked.error ? 'error' : asked.isLoading ? 'loading' : 'ready'}
        error={asked.error}
        onRetry={asked.refetch}
        onClear={address.isFiltered ? address.clear : null}
      />
      <FairPay query={period} />
      <Returns query={period} />
      {asked.data && <Experiments experiments={asked.data.experiments} />}
    </>
  );
}
