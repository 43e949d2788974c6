import type { Metadata } from '@earnwall/contract/entities/metadata';
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

/** Header and earnings, as far as the design shows them (SL-01). */
export function ListTop({ metadata: { design, app_name, show_rewards }, tab }: Props) {
  const title = useListTitle(tab);
  const go = useGo();
  const today = useSession((session) => session.earned_today);
  const thirtyDays = useSession((session) => session.earned_thirtydays);
  return (
    <>
      {design.header && (
        <PanelHeader
          appName={app_name}
          title={title}
          onActivities={design.activity ? () => go(`/activities-history/${tab}`) : undefined}
          onHelp={design.help ? () => go('/support') : undefined}
        />
      )}
      {design.stats && show_rewards && <StatsStrip earned={{ today, thirtyDays }} />}
    </>
  );
}

const moduleTitles = { surveys: 'switch_surveys', offers: 'switch_games' } as const;

/** Both lists promise rewards; where each has a frame of its own, it says which of them it is (EM-03). */
function useListTitle(list: keyof typeof moduleTitles): string {
  const text = useText();
  const { can } = useHost();
  return text(can.moduleTitle ? moduleTitles[list] : 'list_title');
}
