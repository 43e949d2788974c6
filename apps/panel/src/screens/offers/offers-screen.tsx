import { useEffect } from 'react';
import { useMetadata } from '#api/metadata.ts';
import { useGo } from '#lib/navigation.tsx';
import { areOffersOn } from '#session/offers.ts';
import { useSession } from '#session/session-context.tsx';
import { OffersView } from './offers-view.tsx';

/** Offers and games (OF-01). Where they are off, the address leads to the surveys (OF-12). */
export function OffersScreen() {
  const { metadata } = useMetadata();
  const startUp = useSession((session) => session.startUp);
  const go = useGo();
  const isOff = metadata !== null && !areOffersOn(metadata, startUp);
  useEffect(() => {
    if (isOff) go('/', { replace: true });
  }, [isOff, go]);

  return metadata && !isOff && <OffersView metadata={metadata} />;
}
