import type { Offer } from '@earnwall/contract/entities/offer';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { OfferGrid, type TileSetting } from '#features/offer-list/offer-grid.tsx';
import { useText } from '#lib/text/text.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';

/** Offers the user has begun; without any, its own empty message (OF-01). */
export function MyOffers({ offers, setting }: { offers: readonly Offer[]; setting: TileSetting }) {
  const text = useText();
  const sorted = useOfferChoices((choices) => choices.sorted);
  if (offers.length > 0) return <OfferGrid label={text('sort_my_offers')} offers={offers} {...setting} />;
  const action = <Button onClick={() => sorted('by_order')}>{text('my_offers_empty_action')}</Button>;
  return (
    <Message icon="star" title={text('my_offers_empty_title')} action={action}>
      <p>{text('my_offers_empty_text')}</p>
    </Message>
  );
}
