import { useEffect } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { OffersView } from './offers-view.tsx';

/** Offers and games (OF-01). Where they are off, the address leads to the surveys (OF-12). */
export function OffersScreen() {
  const { metadata } = useMetadata();
  const go = useGo();
  const isOff = useAreOffersOff();
  useEffect(() => {
    if (isOff) go('/', { replace: true });
  }, [isOff, go]);

  return metadata && !isOff && <OffersView metadata={metadata} />;
}
