import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useHost } from '#host/host-context.tsx';
import { useCloseSurvey } from './use-close-survey.ts';

/** What a step's own close button does; undefined where there is no panel to return to, or the frame around has one. */
export function useStepClose(): (() => void) | undefined {
  const { can } = useHost();
  const close = useCloseSurvey();
  const panelEnabled = useIsPanelEnabled();
  return panelEnabled && can.close === 'acts' ? close : undefined;
}
