import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { countryName } from '@earnwall/domain/console/country-name';
import { Drawer } from '@earnwall/ui/console/drawer';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import type { ReactNode } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { ItemActs } from '#features/inventory/item-acts.tsx';
import type { ItemChange } from '#features/inventory/item-change.ts';
import { ItemFlags } from '#features/inventory/item-flags.tsx';
import { ItemStatus } from '#features/inventory/item-status.tsx';
import { PlaceForm } from '#features/inventory/place-form.tsx';
import { useWhere } from '#features/where/use-where.ts';
import { amountText, dollarsText, percentText } from '#lib/amount-text.ts';
import { OfferMilestones } from './offer-milestones.tsx';
import { aboutText } from './offer-words.ts';

interface Props {
  id: string;
  onChange: (keys: readonly string[], wanted: ItemChange, said: string) => Promise<void>;
  onClose: () => void;
}

type Answer = ConsoleAnswerOf<'console/inventory/get-inventory-offers-id'>;

export function OfferDrawer({ id, onChange, onClose }: Props) {
  const { app } = useWhere();
  const mayWrite = useMay('inventory:write');
  const { data, error, isLoading, refetch } = useCall('console/inventory/get-inventory-offers-id', {
    params: { offer: id },
    query: app === null ? {} : { app },
  });
  const name = data?.offer.name ?? `Offer ${id}`;
  const change = (wanted: ItemChange, did: string) => void onChange([id], wanted, `${name} ${did}`);
  return (
    <Drawer
      title={name}
      onClose={onClose}
      actions={mayWrite && data && <ItemActs item={data.offer} onChange={change} />}
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isLoading && <Skeleton rows={8} />}
      {data && (
        <>
          <OfferFacts {...data} />
          <OfferMilestones {...data} />
          <Section title="Countries">
            <p>{countriesInWords(data.offer.countries)}</p>
          </Section>
          {mayWrite && (
            <Section title="Order">
              <PlaceForm rank={data.offer.rank} placed={data.offer.placed_rank} onChange={change} />
            </Section>
          )}
        </>
      )}
    </Drawer>
  );
}

const countriesInWords = (countries: readonly string[]): string =>
  countries.length === 0 ? 'Every country' : countries.map((code) => countryName(code) ?? code).join(', ');

function OfferFacts({ offer, details, currency }: Answer) {
  const { payout_micros, reward, conversion } = offer;
  const facts: [string, ReactNode][] = [
    [
      'State',
      <span key="state" className="item-state">
        <ItemStatus status={offer.status} isSourcePaused={offer.network_paused} />
        <ItemFlags featured={offer.featured} placed={offer.placed_rank !== null} />
      </span>,
    ],
    ['Network', offer.network.name],
    ['Its name there', details.network_ref],
    ['Kind', aboutText(offer)],
    ['Payout', payout_micros === null ? null : dollarsText(payout_micros)],
    ['Reward', reward === null || !currency ? null : amountText(reward, currency)],
    ['Starts', offer.starts.toLocaleString('en')],
    ['Finished', offer.finished.toLocaleString('en')],
    ['Conversion', conversion === null ? null : percentText(conversion)],
    ['Earners now', details.active_earners.toLocaleString('en')],
    ['Opened', details.created_at.slice(0, 10)],
    ['Closed', details.closed_at?.slice(0, 10) ?? null],
  ];
  return <Facts items={facts.filter(([, value]) => value !== null)} />;
}
