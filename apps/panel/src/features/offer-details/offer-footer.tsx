import type { Offer } from '@earnwall/contract/entities/offer';
import { offerStatus } from '@earnwall/domain/offers/status';
import { Button, ButtonLink } from '@earnwall/ui/primitives/button';
import { useText } from '#lib/text/text.tsx';
import type { WayIn } from './way-in.ts';

interface Props {
  offer: Offer;
  way: WayIn;
  onScan: () => void;
}

/** The one thing to do; it stays in reach while the rest scrolls (OF-06). */
export function OfferFooter({ offer, way, onScan }: Props) {
  const text = useText();
  if (way === 'none') return null;
  const label = text(offer.status === offerStatus.notStarted ? 'offer_start' : 'offer_continue');
  return (
    <footer className="offer-footer">
      {way === 'link' && (
        <ButtonLink wide href={offer.tracking_url ?? undefined} target="_blank" rel="noopener">
          {label}
        </ButtonLink>
      )}
      {way === 'scan' && (
        <Button wide onClick={onScan}>
          {label}
        </Button>
      )}
      {way === 'completed' && (
        <Button wide disabled>
          {text('offer_status_completed')}
        </Button>
      )}
    </footer>
  );
}
