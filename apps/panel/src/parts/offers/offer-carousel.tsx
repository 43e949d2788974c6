import type { Offer } from '@earnwall/contract/entities/offer';
import { type ComponentProps, Suspense } from 'react';
import type { Carousel } from '#features/carousel/carousel.tsx';
import { type TileSetting, tileOf } from '#features/offer-list/offer-grid.tsx';
import { OfferGridSkeleton } from '#features/offer-list/offer-grid-skeleton.tsx';
import { lazyPart } from '#lib/loading/lazy-part.tsx';

// What a phone's list never needs comes with the first carousel.
const carousel = lazyPart<ComponentProps<typeof Carousel>>(
  async () => (await import('#features/carousel/carousel.tsx')).Carousel,
);

interface Props {
  title: string;
  offers: readonly Offer[];
  setting: TileSetting;
}

/** Offers in one row, upright (OF-03). */
export function OfferCarousel({ title, offers, setting }: Props) {
  const Loaded = carousel.Part;
  const slides = offers.map((offer) => ({ key: offer.id, content: tileOf(offer, setting) }));
  return (
    <Suspense fallback={<OfferGridSkeleton />}>
      <Loaded title={title} slides={slides} className="offer-upright" />
    </Suspense>
  );
}
