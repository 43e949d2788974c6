import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Table } from '@earnwall/ui/console/table';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { feedbackColumns } from './feedback-columns.tsx';
import { FeedbackFilters } from './feedback-filters.tsx';
import { FeedbackSummary } from './feedback-summary.tsx';
import { filterNames, queryOf } from './feedback-words.ts';
import './feedback.css';

const call = 'console/feedback/get-feedback';

/** What people say of surveys: stars after those that counted, and what went wrong with those that did not. */
export function FeedbackScreen() {
  const address = useListAddress(filterNames);
  const query = queryOf(address.filters);
  const { after } = address;
  const { data, error, isLoading, refetch } = useCall(call, { query: { ...query, ...(after && { after }) } });
  const columns = feedbackColumns(useMay('supply:read'));
  return (
    <>
      <PageHead
        title="Feedback"
        note="the last 90 days, unless a first day is chosen"
        actions={<CsvLink call={call} asked={{ query }} name="feedback" />}
      />
      <FeedbackFilters
        filters={address.filters}
        onChange={(name, value) => address.change({ [name]: value })}
      />
      {data?.summary && <FeedbackSummary summary={data.summary} hrefWith={address.hrefWith} />}
      <Table
        label="Ratings and feedback"
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          <Empty
            title={address.isFiltered ? 'Nothing fits these filters' : 'Nobody has said anything yet'}
            action={address.isFiltered && <Button onClick={address.clear}>Clear filters</Button>}
          >
            {!address.isFiltered && 'People rate surveys that counted, and say what went wrong with others.'}
          </Empty>
        }
        footer={<Pages address={address} next={data?.next} first="Latest" more="Older" />}
      />
    </>
  );
}
