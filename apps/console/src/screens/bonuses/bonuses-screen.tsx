import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Segmented } from '@earnwall/ui/console/segmented';
import { Table } from '@earnwall/ui/console/table';
import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { bonusTypes } from '#features/bonuses/bonus-types.ts';
import { typeWords } from '#features/bonuses/bonus-words.ts';
import { CsvLink } from '#features/list/csv-link.tsx';
import { ChoiceFilter, Filters } from '#features/list/filters.tsx';
import { Pages } from '#features/list/pages.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { listedState, stateChoices } from '#features/run-state/run-status.tsx';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { bonusColumns } from './bonus-columns.tsx';
import '#features/bonuses/bonuses.css';

const call = 'console/bonuses/get-bonuses';
const types = Object.entries(typeWords).map(([value, label]) => ({ value, label }));

/** What runs, is planned and has ended, with what each has cost and brought. */
export function BonusesScreen() {
  const address = useListAddress(['app', 'type', 'state']);
  const { app, type: given, state: asked } = address.filters;
  const [type, state] = [bonusTypes.find((known) => known === given), listedState(asked)];
  const query = { ...(app && { app }), ...(type && { type }), ...(state && { state }) };
  const { data, error, isLoading, refetch } = useCall(call, {
    query: { ...query, ...(address.after && { after: address.after }) },
  });
  const [, go] = useLocation();
  const mayPlan = useMay('apps:govern');
  const bonuses = data?.bonuses ?? [];
  const isFiltered = type !== undefined || state !== undefined;
  const pathOf = (id: string) => withSearch(`/bonuses/${id}`, changedSearch('', { app: app ?? null }));
  const newBonus = mayPlan && (
    <ButtonLink
      kind="primary"
      icon={<Plus />}
      href={consoleHref(withSearch('/bonuses/new', changedSearch('', { app: app ?? null })))}
    >
      New bonus
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title="Bonuses"
        note="What is paid on top, and by whom it is earned"
        actions={
          <>
            <CsvLink call={call} asked={{ query }} name="bonuses" />
            {newBonus}
          </>
        }
      />
      <div className="bonuses-filters">
        <Segmented
          label="State"
          choices={stateChoices}
          chosen={state ?? ''}
          onChoose={(next) => address.change({ state: next || null })}
        />
        <Filters>
          <ChoiceFilter
            label="Type"
            choices={types}
            given={type}
            onApply={(next) => address.change({ type: next })}
          />
        </Filters>
      </div>
      <Table
        label="Bonuses"
        columns={bonusColumns(app !== undefined)}
        rows={bonuses}
        rowKey={({ id }) => id}
        href={({ id }) => consoleHref(pathOf(id))}
        onOpen={({ id }) => go(pathOf(id))}
        state={error ? 'error' : isLoading ? 'loading' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={
          isFiltered ? (
            <Empty
              title="No bonus is like this"
              action={
                <Button onClick={() => address.change({ type: null, state: null })}>Clear filters</Button>
              }
            />
          ) : (
            <Empty title="No bonuses yet">
              {mayPlan
                ? 'A bonus makes a weekend busy: plan one in four presses.'
                : 'An owner of the company plans them.'}
            </Empty>
          )
        }
        footer={<Pages address={address} next={data?.next} />}
      />
    </>
  );
}
