import type { Metadata } from '@earnwall/contract/entities/metadata';
import { type Section, SectionSwitch } from '#features/segmented/section-switch.tsx';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';
import { areOffersOn } from '#session/offers.ts';
import { useSession } from '#session/session-context.tsx';

/** The Surveys/Games switch above both lists, where the run mode, the design and the app have it (SL-02). */
export function GamesSwitch({ metadata, section }: { metadata: Metadata; section: Section }) {
  const go = useGo();
  const { can } = useHost();
  const startUp = useSession((session) => session.startUp);
  const isShown =
    can.gamesSwitch && metadata.design.is_show_survey_games_option && areOffersOn(metadata, startUp);
  return (
    isShown && <SectionSwitch section={section} onChange={(next) => go(next === 'games' ? '/offers' : '/')} />
  );
}
