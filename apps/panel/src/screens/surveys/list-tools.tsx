import type { Metadata } from '@earnwall/contract/entities/metadata';
import { readSurveySortKey, surveySortKeysFor } from '@earnwall/domain/surveys/sort';
import { SortChips } from '#features/survey-list/sort-chips.tsx';
import { useSession } from '#session/session-context.tsx';
import { GamesSwitch } from './games-switch.tsx';

/** The Surveys/Games switch and the sort filters. */
export function ListTools({ metadata }: { metadata: Metadata }) {
  const stored = useSession((session) => session.surveySort);
  const sorted = useSession((session) => session.surveysSorted);
  const sorts = surveySortKeysFor(metadata);
  return (
    <>
      <GamesSwitch metadata={metadata} section="surveys" />
      {sorts.length > 1 && (
        <SortChips sorts={sorts} sort={readSurveySortKey(stored, sorts)} onChange={sorted} />
      )}
    </>
  );
}
