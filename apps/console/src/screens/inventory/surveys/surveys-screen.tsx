import { useCall } from '#api/use-call.ts';
import { useMe } from '#api/use-me.ts';
import { WhyNoSurveys } from '#features/explain/why-no-surveys.tsx';
import { InventoryList } from '#features/inventory/inventory-list.tsx';
import { useListAddress } from '#features/list/use-list-address.ts';
import { useWhere } from '#features/where/use-where.ts';
import { surveyColumns } from './survey-columns.tsx';
import { SurveyDrawer } from './survey-drawer.tsx';
import { SurveyFilters } from './survey-filters.tsx';
import { queryNames, queryOf } from './survey-query.ts';
import { shortHash } from './survey-words.ts';
import { useSurveyChanges } from './use-survey-changes.ts';
import './surveys.css';

const call = 'console/inventory/get-inventory-surveys';

/** Every survey of every supplier. Filters, order, page and drawer are in the address. */
export function SurveysScreen() {
  const address = useListAddress(queryNames);
  const { app } = useWhere();
  const isOperator = useMe().person.publisher === null;
  const query = queryOf(address.filters, app);
  const { after } = address;
  const answer = useCall(call, { query: { ...query, ...(after && { after }) } });
  const { data } = answer;
  const change = useSurveyChanges();
  const { sort = 'rank' } = query;
  const order = query.order ?? (sort === 'rank' || sort === 'minutes' ? 'asc' : 'desc');
  const hasVerdicts = query.user !== undefined;
  return (
    <>
      <InventoryList
        {...{ title: 'Surveys', noun: 'survey', empty: 'No supplier has sent a survey yet', hasHot: true }}
        {...{ call, query, address, answer }}
        items={data?.surveys ?? []}
        keyOf={({ hash }) => hash}
        nameOf={({ hash }) => `Survey ${shortHash(hash)}`}
        columns={surveyColumns({ isOperator, currency: data?.currency ?? null, hasVerdicts })}
        sort={{ id: sort, order }}
        onChange={change}
      >
        {data?.person && (
          <div className="surveys-person">
            <p>
              What <b>{data.person.uuid}</b> is shown{' '}
              <a
                href={address.hrefWith({ user: null, reason: null, question: null, after: null, open: null })}
              >
                All surveys
              </a>
            </p>
            <WhyNoSurveys key={data.person.uhash} app={data.person.app} uhash={data.person.uhash} />
          </div>
        )}
        <SurveyFilters filters={address.filters} answer={data} onChange={address.change} />
      </InventoryList>
      {address.open !== null && (
        <SurveyDrawer
          key={address.open}
          hash={address.open}
          user={data?.person?.uhash}
          onChange={change}
          onClose={() => address.setOpen(null)}
        />
      )}
    </>
  );
}
