import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { Sheet } from '@earnwall/ui/primitives/sheet';
import { useId, useState } from 'react';
import { useText } from '#lib/text/text.tsx';
import { OfferDetails, type OfferStep } from './offer-details.tsx';

/** The details over the list. */
export function OfferDialog({ offerId, onClose }: { offerId: string; onClose: () => void }) {
  const text = useText();
  const [step, setStep] = useState<OfferStep>('info');
  const titleId = useId();
  return (
    <Sheet label={text('offer_details')} closeLabel={text('close')} onClose={onClose}>
      <div className="offer-details">
        {step === 'scan' && (
          <div className="offer-back">
            <IconButton icon="back" label={text('back')} onClick={() => setStep('info')} />
          </div>
        )}
        <OfferDetails offerId={offerId} step={step} onStep={setStep} titleId={titleId} />
      </div>
    </Sheet>
  );
}
