import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { countryName } from '@earnwall/domain/console/country-name';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import type { ReactNode } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { WouldSee } from '#features/explain/would-see.tsx';
import type { ItemChange } from '#features/inventory/item-change.ts';
import { ItemDrawer } from '#features/inventory/item-drawer.tsx';
import { ItemState } from '#features/inventory/item-state.tsx';
import { saidText } from '#features/inventory/said-text.ts';
import { dollarsText } from '#features/money/dollars-text.ts';
import { pointsText } from '#features/money/money-text.ts';
import { useWhere } from '#features/where/use-where.ts';
import { percentText } from '#lib/percent-text.ts';
import { SurveyWeek } from './survey-week.tsx';
import { minutesOf, shortHash } from './survey-words.ts';

interface Props {
  hash: string;
  /** The person whom the list is about. */
  user: string | undefined;
  onChange: (keys: readonly string[], wanted: ItemChange, said: string) => Promise<void>;
  onClose: () => void;
}

type Answer = ConsoleAnswerOf<'console/inventory/get-inventory-surveys-id'>;

export function SurveyDrawer({ hash, user, onChange, onClose }: Props) {
  const { app } = useWhere();
  const maySeePeople = useMay('users:read');
  const answer = useCall('console/inventory/get-inventory-surveys-id', {
    params: { survey: hash },
    query: app === null ? {} : { app },
  });
  const { data } = answer;
  return (
    <ItemDrawer
      title={`Survey ${shortHash(hash)}`}
      answer={answer}
      list={{ path: '/inventory/surveys', label: 'All surveys' }}
      item={data?.survey}
      hasPlace={data?.survey.onboarding === false}
      onChange={(wanted, said) => void onChange([hash], wanted, said)}
      onClose={onClose}
    >
      {data && (
        <>
          <SurveyFacts {...data} />
          <Section title="Asks for">
            <ul className="inventory-lines">
              {data.details.targeting.map((line) => (
                <li key={line}>{line}</li>
              ))}
              {data.details.shuts !== null && <li>{data.details.shuts}</li>}
              {data.details.invited !== null && (
                <li>{data.details.invited.toLocaleString('en')} invited people only</li>
              )}
            </ul>
          </Section>
          {data.details.quotas.length > 0 && <Quotas details={data.details} />}
          <SurveyWeek details={data.details} />
          {maySeePeople && (
            <Section title="Would this person see it?">
              <WouldSee item={{ survey: hash }} user={user} app={app} />
            </Section>
          )}
        </>
      )}
    </ItemDrawer>
  );
}

function SurveyFacts({ survey, currency, details }: Answer) {
  const { supplier, supplier_ref, payout_micros, epc_micros, reward, reward_per_click, conversion } = survey;
  const facts: [string, ReactNode][] = [
    ['State', <ItemState key="state" item={survey} isSourcePaused={survey.supplier_paused} />],
    ['Supplier', supplier.name],
    ['Its name there', supplier_ref],
    [
      'Hash',
      <span key="hash" className="c-mono">
        {survey.hash}
      </span>,
    ],
    ['Country', countryName(survey.country) ?? survey.country],
    ['Payout', payout_micros === null ? null : dollarsText(payout_micros)],
    ['Reward', reward === null || !currency ? null : pointsText(reward, currency)],
    ['Minutes', String(minutesOf(survey))],
    ['Conversion', conversion === null ? null : percentText(conversion)],
    // Operators see payouts, and what suppliers say.
    ['Supplier’s word', payout_micros === null ? null : saidText(survey.said)],
    ['Earnings per click', epc_micros === null ? null : dollarsText(epc_micros)],
    [
      'Reward per click',
      reward_per_click === null || !currency ? null : pointsText(reward_per_click, currency),
    ],
    ['Rating', survey.rating === null ? null : `${survey.rating.toFixed(1)} of ${survey.rating_count}`],
    ['Opened', details.opened_at.slice(0, 10)],
    ['Closed', details.closed_at?.slice(0, 10) ?? null],
  ];
  return <Facts items={facts.filter(([, value]) => value !== null)} />;
}

function Quotas({ details: { quotas, quota_rule } }: Pick<Answer, 'details'>) {
  return (
    <Section
      title="Quotas"
      note={quota_rule === 'one_open' ? 'one has to be open' : 'no full one may count them'}
    >
      <ul className="inventory-lines">
        {quotas.slice(0, 50).map(({ says }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two quotas may read alike, and their order is fixed
          <li key={place}>{says}</li>
        ))}
        {quotas.length > 50 && <li>{quotas.length - 50} more</li>}
      </ul>
    </Section>
  );
}
