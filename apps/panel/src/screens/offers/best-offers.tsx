import type { Offer } from '@earnwall/contract/entities/offer';
import { phoneScreen } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { OfferGrid, type TileSetting } from '#features/offer-list/offer-grid.tsx';
import { useMedia } from '#lib/hooks/use-media.ts';
import { useText } from '#lib/text/text.tsx';
import { OfferCarousel } from '#parts/offers/offer-carousel.tsx';

/** How many of the best lead the list on a wide screen. */
const topPicks = 8;

interface Props {
  offers: readonly Offer[];
  setting: TileSetting;
  onChooseDevices: () => void;
}

/** The whole list; on desktop its first offers go round in a carousel (OF-01, OF-03). */
export function BestOffers({ offers, setting, onChooseDevices }: Props) {
  const text = useText();
  const isWide = useMedia(`(min-width: ${phoneScreen.maxWidthPx + 1}px)`);
  if (offers.length === 0) return <NoOffers onChooseDevices={onChooseDevices} />;
  if (!isWide) return <OfferGrid label={text('offers_list')} offers={offers} {...setting} />;
  const others = offers.slice(topPicks);
  return (
    <>
      <OfferCarousel title={text('offers_top')} offers={offers.slice(0, topPicks)} setting={setting} />
      {others.length > 0 && (
        <section className="offers-more">
          <h2 className="offers-title">{text('offers_more')}</h2>
          <OfferGrid label={text('offers_more')} offers={others} {...setting} />
        </section>
      )}
    </>
  );
}

function NoOffers({ onChooseDevices }: Pick<Props, 'onChooseDevices'>) {
  const text = useText();
  const action = <Button onClick={onChooseDevices}>{text('offers_empty_action')}</Button>;
  return (
    <Message icon="phone" title={text('offers_empty_title')} action={action}>
      <p>{text('offers_empty_text')}</p>
    </Message>
  );
}
