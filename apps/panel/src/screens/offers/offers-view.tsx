import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Offer } from '@earnwall/contract/entities/offer';
import { useEffect, useState } from 'react';
import { useOffers, usePendingTotal } from '#api/offers.ts';
import { LazyAnnouncement } from '#features/announcement/lazy-announcement.tsx';
import { useOffersWatch } from '#features/offer-list/use-offers-watch.ts';
import { ListFrame } from '#features/survey-list/list-frame.tsx';
import { Wallet } from '#features/wallet/wallet.tsx';
import { afterFrame } from '#lib/loading/after-frame.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useTurn } from '#lib/turns.ts';
import { LazyListExtras } from '#parts/lists/lazy-list-extras.tsx';
import { ListTop } from '#parts/lists/list-top.tsx';
import { SupportShortcut } from '#parts/lists/support-shortcut.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import { ChooseDevices } from './choose-devices.tsx';
import { OfferTools } from './offer-tools.tsx';
import { OffersBody } from './offers-body.tsx';

export function OffersView({ metadata }: { metadata: Metadata }) {
  const platforms = useOfferChoices((choices) => choices.platforms);
  const [choosing, setChoosing] = useState<'by-itself' | 'asked' | null>(
    platforms === null ? 'by-itself' : null,
  );
  const offers = useOffers({ platforms, list: 'all' });
  const { answer } = offers;
  const hasList = answer?.result === 'success';
  // Nobody chooses devices for a list that a notice stands in place of; by itself the chooser waits for the list, too.
  const isAsked = choosing === 'asked';
  const hasChoices = answer?.result !== 'error';
  const isPainted = useIsPainted(hasList);
  const isChooserOpen = useTurn(choosing !== null && (isAsked ? hasChoices : isPainted), { isAsked });
  useOffersWatch();

  const mine = hasList ? answer.my_offer : [];
  const choose = () => setChoosing('asked');
  return (
    <>
      <ListFrame
        top={
          <>
            <ListTop metadata={metadata} tab="offers" />
            {metadata.offers_settings.show_wallet && metadata.show_rewards && <OffersWallet offers={mine} />}
          </>
        }
        tools={
          <OfferTools
            metadata={metadata}
            mine={mine.length}
            hasChoices={hasChoices}
            onChooseDevices={choose}
          />
        }
      >
        {metadata.html && <LazyAnnouncement html={metadata.html} />}
        <OffersBody metadata={metadata} offers={offers} onChooseDevices={choose} />
        {metadata.is_chat_available && <SupportShortcut />}
      </ListFrame>
      <LazyListExtras metadata={metadata} hasList={hasList} />
      {isChooserOpen && <ChooseDevices onClose={() => setChoosing(null)} />}
    </>
  );
}

/** A dialog lays out the page below it at once: with a list that is not painted yet this would be one long task. */
function useIsPainted(hasList: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!hasList) return setIsPainted(false);
    return afterFrame(() => setIsPainted(true));
  }, [hasList]);
  return hasList && isPainted;
}

/** `offers_settings.show_wallet`: what the user's offers have brought (OF-13). */
function OffersWallet({ offers }: { offers: readonly Offer[] }) {
  const go = useGo();
  const pending = usePendingTotal() ?? 0;
  const collected = offers.reduce((sum, { collected_points }) => sum + collected_points, 0);
  return (
    <Wallet collected={collected} pending={pending} onHistory={() => go('/activities-history/offers')} />
  );
}
