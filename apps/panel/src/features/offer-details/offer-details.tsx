import { offerStatus } from '@earnwall/domain/offers/status';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { useEffect } from 'react';
import { useShowsReward } from '#api/metadata/use-shows-reward.ts';
import { useOffer } from '#api/offer.ts';
import { useText } from '#lib/text/text.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import { usePlatform } from '#session/use-platform.ts';
import { OfferFooter } from './offer-footer.tsx';
import { OfferInfo } from './offer-info.tsx';
import { OfferLive } from './offer-live.tsx';
import { OfferScan } from './offer-scan.tsx';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { useOfferNews } from './use-offer-news.ts';
import { wayInto } from './way-in.ts';
import './offer-details.css';

export type OfferStep = 'info' | 'scan';

interface Props {
  offerId: string;
  step: OfferStep;
  onStep: (step: OfferStep) => void;
  titleId: string;
}

/** An offer in two steps, the same in its popup and on its page (OF-05). */
export function OfferDetails({ offerId, step, onStep, titleId }: Props) {
  const showsReward = useShowsReward();
  const { offer, readAt, failed, isReading, reload } = useOffer(offerId);
  const hasNews = useOfferNews(offerId);
  const here = usePlatform();
  const offerOpened = useOfferChoices((choices) => choices.offerOpened);
  // Wherever the details are opened from, the tile is marked as viewed (OF-11).
  useEffect(() => offerOpened(offerId), [offerOpened, offerId]);
  if (!offer) return failed ? <OfferFailure isBusy={isReading} onRetry={reload} /> : <OfferSkeleton />;

  // Without a socket the offer itself tells that its link was opened.
  const isOpened = hasNews || offer.status !== offerStatus.notStarted;
  const way = wayInto(offer, here);
  if (step === 'scan' && offer.tracking_url !== null) {
    const shown = { offer, link: offer.tracking_url, titleId };
    return isOpened ? (
      <OfferLive {...shown} readAt={readAt} showsReward={showsReward} />
    ) : (
      <OfferScan {...shown} />
    );
  }
  return (
    <>
      <OfferInfo offer={offer} readAt={readAt} showsReward={showsReward} titleId={titleId} />
      <OfferFooter offer={offer} way={way} onScan={() => onStep('scan')} />
    </>
  );
}

function OfferFailure({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const text = useText();
  const action = (
    <Button aria-disabled={isBusy} data-busy={isBusy || undefined} onClick={isBusy ? undefined : onRetry}>
      {text('try_again')}
    </Button>
  );
  return (
    <Message icon="cloud" tone="danger" title={text('offer_failed_title')} action={action}>
      <p>{text('offer_failed_text')}</p>
    </Message>
  );
}
