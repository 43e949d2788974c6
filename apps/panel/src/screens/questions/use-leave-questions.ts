import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';

/** Leaves the questions for later, where there is a panel to return to. */
export function useLeaveQuestions(): (() => void) | undefined {
  const { can } = useHost();
  const go = useGo();
  const panelEnabled = useIsPanelEnabled();
  return panelEnabled && can.back === 'acts' ? () => go('/') : undefined;
}
