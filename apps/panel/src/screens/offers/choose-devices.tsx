import type { Platform } from '@earnwall/contract/limits';
import { PlatformChooser } from '#features/platform-chooser/platform-chooser.tsx';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import { usePlatform } from '#session/use-platform.ts';

/** Who has chosen nothing yet begins with the device in their hands (OF-02). */
export function ChooseDevices({ onClose }: { onClose: () => void }) {
  const platforms = useOfferChoices((choices) => choices.platforms);
  const chosen = useOfferChoices((choices) => choices.platformsChosen);
  const here = usePlatform();
  const choose = (next: readonly Platform[]) => {
    chosen(next);
    onClose();
  };
  return (
    <DialogBoundary part="platforms" onClose={onClose}>
      <PlatformChooser chosen={platforms ?? [here]} onChoose={choose} onClose={onClose} />
    </DialogBoundary>
  );
}
