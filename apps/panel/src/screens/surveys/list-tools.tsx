import type { Metadata } from '@earnwall/contract/entities/metadata';
import { SectionSwitch } from '#features/segmented/section-switch.tsx';
import { SortChips } from '#features/survey-list/sort-chips.tsx';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';
import { areOffersOn } from '#session/offers.ts';
import { useSession } from '#session/session-context.tsx';

/** The Surveys/Games switch (SL-02) and the sort filters. */
export function ListTools({ metadata }: { metadata: Metadata }) {
  const go = useGo();
  const { can } = useHost();
  const startUp = useSession((session) => session.startUp);
  const sort = useSession((session) => session.surveySort);
  const sorted = useSession((session) => session.surveysSorted);
  const switchShown =
    can.gamesSwitch && metadata.design.is_show_survey_games_option && areOffersOn(metadata, startUp);
  return (
    <>
      {switchShown && (
        <SectionSwitch section="surveys" onChange={(section) => section === 'games' && go('/offers')} />
      )}
      {metadata.show_filters && <SortChips sort={sort} onChange={sorted} />}
    </>
  );
}
