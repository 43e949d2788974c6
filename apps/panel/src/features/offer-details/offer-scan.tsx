import type { Offer } from '@earnwall/contract/entities/offer';
import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useEffect, useRef } from 'react';
import { PlatformIcon, platformNames } from '#lib/images/platform-icon.tsx';
import { useText } from '#lib/text/text.tsx';
import { QrCode } from './qr-code.tsx';
import { useCopied } from './use-copied.ts';

interface Props {
  offer: Offer;
  link: string;
  /** The link was opened while this step is shown. */
  isOpened: boolean;
  titleId: string;
}

/** Step 2: the way onto the device the offer is made for; it says when the phone has got there. */
export function OfferScan({ offer, link, isOpened, titleId }: Props) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { copied, copy } = useCopied(link);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="offer-scan">
      <h1 className="offer-heading" id={titleId} ref={heading} tabIndex={-1}>
        {text('offer_scan_title')}
      </h1>
      <p className="offer-scan-text">{text('offer_scan_text', { name: offer.name })}</p>
      <QrCode content={link} label={text('offer_scan_code')} />
      <p className={isOpened ? 'offer-opened' : 'unseen'} role="status">
        {isOpened && (
          <>
            <Icon name="check" />
            {text('offer_scan_opened')}
          </>
        )}
      </p>
      <ul className="offer-devices" aria-label={text('offer_devices')}>
        {offer.platforms.map((platform) => (
          <li key={platform}>
            <PlatformIcon platform={platform} />
            {text(platformNames[platform])}
          </li>
        ))}
      </ul>
      <Button kind="soft" onClick={copy}>
        {text(copied ? 'offer_link_copied' : 'offer_copy_link')}
      </Button>
    </div>
  );
}
