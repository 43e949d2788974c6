import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Offer } from '@earnwall/contract/entities/offer';
import { useCallback } from 'react';
import type { TileSetting } from '#features/offer-list/offer-grid.tsx';
import { useGo } from '#lib/navigation.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';

/** What the tiles of every list of offers share; a press opens the details, and is remembered (OF-11). */
export function useTileSetting({ show_rewards }: Metadata): TileSetting {
  const go = useGo();
  const opened = useOfferChoices((choices) => choices.opened);
  const offerOpened = useOfferChoices((choices) => choices.offerOpened);
  // One function for all renders, so that no tile renders again because its neighbour changed.
  const onOpen = useCallback(
    ({ id }: Offer) => {
      offerOpened(id);
      go('/offer', { query: { offer_id: id } });
    },
    [go, offerOpened],
  );
  return { opened, showsReward: show_rewards, onOpen };
}
