import type { Metadata } from '@earnwall/contract/entities/metadata';
import { BonusLine } from '#features/bonuses/bonus-line.tsx';
import { PanelHeader } from '#features/header/panel-header.tsx';
import { StatsStrip } from '#features/stats/stats-strip.tsx';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';

interface Props {
  metadata: Metadata;
  /** The history that belongs to the list below. */
  tab: 'surveys' | 'offers';
}

/** Header, earnings and what is on top of them, as far as the design shows them (SL-01). */
export function ListTop({ metadata: { design, app_name, show_rewards, has_profile, extra }, tab }: Props) {
  const { can } = useHost();
  // A modal and a popup end where their window does.
  const isInPage = can.embedded && can.finish === 'hidden';
  const hidden = useSession((session) => session.hiddenBonuses);
  const text = useText();
  const go = useGo();
  const today = useSession((session) => session.earned_today);
  const thirtyDays = useSession((session) => session.earned_thirtydays);
  return (
    <>
      {design.header && (
        <PanelHeader
          appName={app_name}
          title={text(can.moduleTitle ? moduleTitles[tab] : 'list_title')}
          onActivities={design.activity && (() => go(`/activities-history/${tab}`))}
          onProfile={has_profile && (() => go('/profile'))}
          onHelp={design.help && (() => go('/support'))}
        />
      )}
      {design.stats && show_rewards && (
        <StatsStrip earned={{ today, thirtyDays }}>
          {!hidden.includes('line') && <BonusLine bonuses={extra.bonus} list={tab} />}
        </StatsStrip>
      )}
      {/* In a frame of somebody's page, whose lower edge may be far from the reader (decision 0103). */}
      {isInPage && extra.bonus.length > 0 && !hidden.includes('badges') && <div id="badges-place" />}
    </>
  );
}

/** Both lists promise rewards; where each has a frame of its own, it says which of them it is (EM-03). */
const moduleTitles = { surveys: 'switch_surveys', offers: 'switch_games' } as const;
