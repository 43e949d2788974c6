import type { Metadata } from '@earnwall/contract/entities/metadata';
import { PlatformsButton } from '#features/platform-chooser/platforms-button.tsx';
import { GamesSwitch } from '#parts/lists/games-switch.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import { OfferFilters } from './offer-filters.tsx';
import './offer-tools.css';

interface Props {
  metadata: Metadata;
  /** How many offers the user has begun. */
  mine: number;
  /** Above a notice there is nothing to filter and no device to choose for (NO-01). */
  hasChoices: boolean;
  onChooseDevices: () => void;
}

/** The Surveys/Games switch, the filters, and the devices the list is for. */
export function OfferTools({ metadata, mine, hasChoices, onChooseDevices }: Props) {
  const platforms = useOfferChoices((choices) => choices.platforms);
  return (
    <>
      <GamesSwitch metadata={metadata} section="games" />
      {hasChoices && (
        <div className="offer-tools">
          {metadata.show_filters && <OfferFilters mine={mine} />}
          <PlatformsButton chosen={platforms} onPress={onChooseDevices} />
        </div>
      )}
    </>
  );
}
