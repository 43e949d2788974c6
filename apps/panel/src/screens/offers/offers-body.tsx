import type { Metadata } from '@earnwall/contract/entities/metadata';
import { Suspense } from 'react';
import type { useOffers } from '#api/offers.ts';
import { OfferGridSkeleton } from '#features/offer-list/offer-grid-skeleton.tsx';
import { listFailure, listNotice } from '#parts/lists/lazy-states.tsx';
import { useOfferTiles } from '#parts/offers/use-offer-tiles.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import { BestOffers } from './best-offers.tsx';
import { MyOffers } from './my-offers.tsx';
import '#parts/offers/offers.css';

interface Props {
  metadata: Metadata;
  offers: ReturnType<typeof useOffers>;
  onChooseDevices: () => void;
}

/** The tiles, or what stands in their place: placeholders, a failure, a notice, an empty list. */
export function OffersBody({ metadata, offers, onChooseDevices }: Props) {
  const { answer, outdated, failed, reload } = offers;
  const { setting, popup } = useOfferTiles(metadata);
  const sort = useOfferChoices((choices) => choices.sort);
  if (!answer && !failed) return <OfferGridSkeleton />;
  if (answer?.result === 'success') {
    // Without filters there is no way to choose: all there is to find are the best.
    const isMine = sort === 'my_offers' && metadata.show_filters;
    return (
      <div className="offers-shown" aria-busy={outdated}>
        {isMine ? (
          <MyOffers offers={answer.my_offer} setting={setting} />
        ) : (
          <BestOffers offers={answer.offers} setting={setting} onChooseDevices={onChooseDevices} />
        )}
        {popup}
      </div>
    );
  }
  const ListNotice = listNotice.Part;
  const ListFailure = listFailure.Part;
  return (
    <Suspense fallback={<OfferGridSkeleton />}>
      {answer ? <ListNotice {...answer} place="offers" /> : <ListFailure onRetry={reload} />}
    </Suspense>
  );
}
