import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { useEffect, useId, useState } from 'react';
import { useSearch } from 'wouter';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { OfferDetails, type OfferStep } from '#features/offer-details/offer-details.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import './offer-screen.css';

/** One offer on a page of its own (OF-05): back on step 2, and close returns to the offers. */
export function OfferScreen() {
  const text = useText();
  const go = useGo();
  const offerId = new URLSearchParams(useSearch()).get('offer_id');
  const [step, setStep] = useState<OfferStep>('info');
  const titleId = useId();
  const areOff = useAreOffersOff();
  useEffect(() => {
    // The list of offers knows where to go when there are none.
    if (!offerId || areOff) go('/offers', { replace: true });
  }, [offerId, areOff, go]);

  if (!offerId || areOff) return null;
  return (
    <main className="offer-page on-card" aria-labelledby={titleId}>
      <div className="offer-page-bar">
        {step === 'scan' && <IconButton icon="back" label={text('back')} onClick={() => setStep('info')} />}
        <span className="offer-page-close">
          <IconButton icon="close" label={text('close')} onClick={() => go('/offers')} />
        </span>
      </div>
      <div className="offer-details">
        <OfferDetails offerId={offerId} step={step} onStep={setStep} titleId={titleId} />
      </div>
    </main>
  );
}
