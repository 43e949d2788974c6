import type { Metadata } from '@earnwall/contract/entities/metadata';
import { SortChips } from '#features/survey-list/sort-chips.tsx';
import { useSession } from '#session/session-context.tsx';
import { GamesSwitch } from './games-switch.tsx';

interface Props {
  metadata: Metadata;
  /** Above a notice there is nothing to sort (NO-01). */
  isSortable: boolean;
}

/** The Surveys/Games switch and the sort filters. */
export function ListTools({ metadata, isSortable }: Props) {
  const sort = useSession((session) => session.surveySort);
  const sorted = useSession((session) => session.surveysSorted);
  return (
    <>
      <GamesSwitch metadata={metadata} section="surveys" />
      {isSortable && metadata.show_filters && <SortChips sort={sort} onChange={sorted} />}
    </>
  );
}
