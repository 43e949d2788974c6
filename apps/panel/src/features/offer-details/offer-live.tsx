import type { Offer } from '@earnwall/contract/entities/offer';
import { Button } from '@earnwall/ui/primitives/button';
import { useEffect, useId, useRef, useState } from 'react';
import { SafeImage } from '#lib/images/safe-image.tsx';
import { useRealtimeState } from '#lib/realtime/realtime-context.tsx';
import { useText } from '#lib/text/text.tsx';
import { ArrivedLine } from './arrived-line.tsx';
import { OfferCode } from './offer-code.tsx';
import { OfferTasks } from './offer-tasks.tsx';
import { PhonePicture } from './phone-picture.tsx';
import { TotalProgress } from './total-progress.tsx';
import { useArrived } from './use-arrived.ts';
import './offer-live.css';

interface Props {
  offer: Offer;
  link: string;
  readAt: number | null;
  showsReward: boolean;
  titleId: string;
}

/** Step 2 once the phone has opened the offer: the code gives way to the milestones, which follow what is done there. */
export function OfferLive({ offer, link, readAt, showsReward, titleId }: Props) {
  const text = useText();
  const isLive = useRealtimeState() === 'live';
  const arrived = useArrived(offer);
  const [showsCode, setShowsCode] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const codeId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="offer-live">
      <header className="offer-live-head">
        <SafeImage source={offer.icon} className="offer-live-picture" />
        <div>
          <p className="offer-live-name">{offer.name}</p>
          {isLive && <p className="offer-live-mark">{text('offer_live_mark')}</p>}
        </div>
      </header>
      <div className="offer-live-phone">
        <div id={codeId}>{showsCode ? <OfferCode link={link} /> : <PhonePicture />}</div>
        <h1 className="offer-live-title" id={titleId} ref={heading} tabIndex={-1}>
          {text('offer_live_title')}
        </h1>
        <p className="offer-live-text">{text('offer_live_text')}</p>
        <Button
          kind="soft"
          aria-expanded={showsCode}
          aria-controls={codeId}
          onClick={() => setShowsCode(!showsCode)}
        >
          {text(showsCode ? 'offer_live_code_hide' : 'offer_live_code')}
        </Button>
      </div>
      <div className="offer-live-tasks">
        <ArrivedLine arrived={arrived} showsReward={showsReward} />
        <TotalProgress offer={offer} showsReward={showsReward} isSilent />
        <OfferTasks offer={offer} readAt={readAt} showsReward={showsReward} />
      </div>
    </div>
  );
}
