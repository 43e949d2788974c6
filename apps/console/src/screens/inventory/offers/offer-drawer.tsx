import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import type { ReactNode } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { WouldSee } from '#features/explain/would-see.tsx';
import type { ItemChange } from '#features/inventory/item-change.ts';
import { ItemDrawer } from '#features/inventory/item-drawer.tsx';
import { ItemState } from '#features/inventory/item-state.tsx';
import { dollarsText } from '#features/money/dollars-text.ts';
import { pointsText } from '#features/money/money-text.ts';
import { useWhere } from '#features/where/use-where.ts';
import { percentText } from '#lib/percent-text.ts';
import { OfferMilestones } from './offer-milestones.tsx';
import { targetingInWords } from './offer-targeting.ts';
import { aboutText } from './offer-words.ts';

interface Props {
  id: string;
  onChange: (keys: readonly string[], wanted: ItemChange, said: string) => Promise<void>;
  onClose: () => void;
}

type Answer = ConsoleAnswerOf<'console/inventory/get-inventory-offers-id'>;

export function OfferDrawer({ id, onChange, onClose }: Props) {
  const { app } = useWhere();
  const maySeePeople = useMay('users:read');
  const answer = useCall('console/inventory/get-inventory-offers-id', {
    params: { offer: id },
    query: app === null ? {} : { app },
  });
  const { data } = answer;
  return (
    <ItemDrawer
      title={data?.offer.name ?? `Offer ${id}`}
      answer={answer}
      list={{ path: '/inventory/offers', label: 'All offers' }}
      item={data?.offer}
      onChange={(wanted, said) => void onChange([id], wanted, said)}
      onClose={onClose}
    >
      {data && (
        <>
          <OfferFacts {...data} />
          <Section title="Asks for">
            <ul className="inventory-lines">
              {targetingInWords(data.offer, data.details.time_limit_minutes).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Section>
          <OfferMilestones {...data} />
          {maySeePeople && (
            <Section title="Would this person see it?">
              <WouldSee item={{ offer: id }} app={app} />
            </Section>
          )}
        </>
      )}
    </ItemDrawer>
  );
}

function OfferFacts({ offer, details, currency }: Answer) {
  const { payout_micros, epc_micros, reward, conversion } = offer;
  const facts: [string, ReactNode][] = [
    ['State', <ItemState key="state" item={offer} isSourcePaused={offer.network_paused} />],
    ['Network', offer.network.name],
    ['Its name there', details.network_ref],
    ['Kind', aboutText(offer)],
    ['Payout', payout_micros === null ? null : dollarsText(payout_micros)],
    ['Reward', reward === null || !currency ? null : pointsText(reward, currency)],
    ['Starts', offer.starts.toLocaleString('en')],
    ['Finished', offer.finished.toLocaleString('en')],
    ['Conversion', conversion === null ? null : percentText(conversion)],
    ['Earnings per click', epc_micros === null ? null : dollarsText(epc_micros)],
    ['Earners now', details.active_earners.toLocaleString('en')],
    ['Opened', details.created_at.slice(0, 10)],
    ['Closed', details.closed_at?.slice(0, 10) ?? null],
  ];
  return <Facts items={facts.filter(([, value]) => value !== null)} />;
}
