import type { Metadata } from '@earnwall/contract/entities/metadata';
import { readSurveySortKey, surveySortKeysFor } from '@earnwall/domain/surveys/sort';
import { SortChips } from '#features/survey-list/sort-chips.tsx';
import { GamesSwitch } from '#parts/lists/games-switch.tsx';
import { useSession } from '#session/session-context.tsx';

interface Props {
  metadata: Metadata;
  /** Above a notice there is nothing to sort (NO-01). */
  isSortable: boolean;
}

/** The Surveys/Games switch and the sort filters. */
export function ListTools({ metadata, isSortable }: Props) {
  const stored = useSession((session) => session.surveySort);
  const sorted = useSession((session) => session.surveysSorted);
  const sorts = surveySortKeysFor(metadata);
  return (
    <>
      <GamesSwitch metadata={metadata} section="surveys" />
      {isSortable && sorts.length > 1 && (
        <SortChips sorts={sorts} sort={readSurveySortKey(stored, sorts)} onChange={sorted} />
      )}
    </>
  );
}
