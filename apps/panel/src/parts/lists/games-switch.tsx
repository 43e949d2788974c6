import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useEffect } from 'react';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { type Section, SectionSwitch } from '#features/segmented/section-switch.tsx';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';

/** From one list to the other; the switch there is the same one to whoever pressed it here. */
let isSwitching = false;

/** The Surveys/Games switch above both lists, where the run mode, the design and the app have it (SL-02). */
export function GamesSwitch({ metadata, section }: { metadata: Metadata; section: Section }) {
  const go = useGo();
  const { can } = useHost();
  const areOffersOff = useAreOffersOff();
  const isShown = can.gamesSwitch && metadata.design.is_show_survey_games_option && !areOffersOff;
  useEffect(() => {
    if (isSwitching) document.querySelector<HTMLElement>('.segmented :checked')?.focus();
    isSwitching = false;
  }, []);

  const change = (next: Section) => {
    isSwitching = true;
    go(next === 'games' ? '/offers' : '/');
  };
  return isShown && <SectionSwitch section={section} onChange={change} />;
}
