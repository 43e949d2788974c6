import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Offer } from '@earnwall/contract/entities/offer';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { OfferDialog } from '#features/offer-details/offer-dialog.tsx';
import type { TileSetting } from '#features/offer-list/offer-grid.tsx';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';

const offerDialog = lazyPart<ComponentProps<typeof OfferDialog>>(
  async () => (await import('#features/offer-details/offer-dialog.tsx')).OfferDialog,
);

/** What the tiles of every list of offers share: a press opens the details over the list. */
export function useOfferTiles({ show_rewards }: Metadata): { setting: TileSetting; popup: ReactNode } {
  const [offerId, setOfferId] = useState<string | null>(null);
  const opened = useOfferChoices((choices) => choices.opened);
  // One function for all renders, so that no tile renders again because its neighbour changed.
  const onOpen = useCallback(({ id }: Offer) => setOfferId(id), []);
  const Loaded = offerDialog.Part;
  const close = () => setOfferId(null);
  return {
    setting: { opened, showsReward: show_rewards, onOpen },
    popup: offerId && (
      <DialogBoundary part="offer details" onClose={close}>
        <Suspense>
          <Loaded offerId={offerId} onClose={close} />
        </Suspense>
      </DialogBoundary>
    ),
  };
}
