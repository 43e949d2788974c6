import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Segmented } from '@earnwall/ui/console/segmented';
import { Table } from '@earnwall/ui/console/table';
import Plus from 'lucide-react/icons/plus';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { listedState, stateChoices } from '#features/run-state/run-status.tsx';
import { changedSearch, withSearch } from '#lib/search.ts';
import { announcementColumns } from './announcement-columns.tsx';
import { AnnouncementDrawer } from './announcement-drawer.tsx';
import { NewAnnouncementDrawer } from './new-announcement-drawer.tsx';
import './announcements.css';

const call = 'console/announcements/get-announcements';
/** In the address in place of an id. */
const isNew = 'new';

/** What stands above the lists of panels, now, later and before. */
export function AnnouncementsScreen() {
  const address = useListAddress(['app', 'state']);
  const { app } = address.filters;
  const state = listedState(address.filters.state);
  const query = { ...(app && { app }), ...(state && { state }) };
  const { data, error, isLoading, refetch } = useCall(call, {
    query: { ...query, ...(address.after && { after: address.after }) },
  });
  const [path, go] = useLocation();
  const search = useSearch();
  const mayPlan = useMay('apps:govern');
  const { open } = address;
  const close = () => go(withSearch(path, changedSearch(search, { open: null, from: null })));
  const newOne = mayPlan && (
    // The form in the drawer has the main button.
    <ButtonLink
      kind={open === null ? 'primary' : 'plain'}
      icon={<Plus />}
      href={address.hrefWith({ open: isNew })}
    >
      New announcement
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title="Announcements"
        note="Above the lists of your panels, in the language of each visit"
        actions={
          <>
            <CsvLink call={call} asked={{ query }} name="announcements" />
            {newOne}
          </>
        }
      />
      <div className="announcements-filters">
        <Segmented
          label="State"
          choices={stateChoices}
          chosen={state ?? ''}
          onChoose={(next) => address.change({ state: next || null })}
        />
      </div>
      <Table
        label="Announcements"
        columns={announcementColumns(app !== undefined)}
        rows={data?.announcements ?? []}
        rowKey={({ id }) => id}
        href={({ id }) => address.hrefWith({ open: id })}
        onOpen={({ id }) => address.setOpen(id)}
        openKey={open}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          state ? (
            <Empty
              title="No announcement is like this"
              action={<Button onClick={() => address.change({ state: null })}>Clear filters</Button>}
            />
          ) : (
            <Empty title="No announcements yet">
              {mayPlan
                ? 'Tell your users of a contest, a pause or a new reward, right where they earn.'
                : 'An owner of the company plans them.'}
            </Empty>
          )
        }
        footer={<Pages address={address} next={data?.next} />}
      />
      {open === isNew && mayPlan && (
        <NewAnnouncementDrawer from={new URLSearchParams(search).get('from')} onClose={close} />
      )}
      {open !== null && open !== isNew && (
        <AnnouncementDrawer
          key={open}
          id={open}
          duplicateHref={address.hrefWith({ open: isNew, from: open })}
          onClose={close}
        />
      )}
    </>
  );
}
