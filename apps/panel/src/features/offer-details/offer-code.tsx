import { Button } from '@earnwall/ui/primitives/button';
import { useText } from '#lib/text/text.tsx';
import { QrCode } from './qr-code.tsx';
import { useCopied } from './use-copied.ts';

/** The link as a code for the phone's camera, and to be copied. */
export function OfferCode({ link }: { link: string }) {
  const text = useText();
  const { copied, copy } = useCopied(link);
  return (
    <div className="offer-code">
      <QrCode content={link} label={text('offer_scan_code')} />
      <Button kind="soft" onClick={copy}>
        {text(copied ? 'offer_link_copied' : 'offer_copy_link')}
      </Button>
    </div>
  );
}
