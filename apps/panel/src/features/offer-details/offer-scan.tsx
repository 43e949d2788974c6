import type { Offer } from '@earnwall/contract/entities/offer';
import { useEffect, useRef } from 'react';
import { PlatformIcon, platformNames } from '#lib/images/platform-icon.tsx';
import { useText } from '#lib/text/text.tsx';
import { OfferCode } from './offer-code.tsx';

interface Props {
  offer: Offer;
  link: string;
  titleId: string;
}

/** Step 2: the way onto the device the offer is made for. */
export function OfferScan({ offer, link, titleId }: Props) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="offer-scan">
      <h1 className="offer-heading" id={titleId} ref={heading} tabIndex={-1}>
        {text('offer_scan_title')}
      </h1>
      <p className="offer-scan-text">{text('offer_scan_text', { name: offer.name })}</p>
      <ul className="offer-devices" aria-label={text('offer_devices')}>
        {offer.platforms.map((platform) => (
          <li key={platform}>
            <PlatformIcon platform={platform} />
            {text(platformNames[platform])}
          </li>
        ))}
      </ul>
      <OfferCode link={link} />
    </div>
  );
}
