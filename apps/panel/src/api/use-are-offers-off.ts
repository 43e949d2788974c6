import { areOffersOn } from '#session/offers.ts';
import { useSession } from '#session/session-context.tsx';
import { useMetadata } from './metadata.ts';

/** Nothing may be said or asked of offers (OF-12); false while metadata is not there. */
export function useAreOffersOff(): boolean {
  const { metadata } = useMetadata();
  const startUp = useSession((session) => session.startUp);
  return metadata !== null && !areOffersOn(metadata, startUp);
}
