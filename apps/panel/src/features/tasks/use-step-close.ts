import { useMetadata } from '#api/metadata.ts';
import { useHost } from '#host/host-context.tsx';
import { useCloseSurvey } from './use-close-survey.ts';

/** What a step's own close button does; undefined where there is no panel to return to, or the frame around has one. */
export function useStepClose(): (() => void) | undefined {
  const { can } = useHost();
  const { metadata } = useMetadata();
  const close = useCloseSurvey();
  const panelEnabled = metadata?.is_surveys_panel_enabled ?? true;
  return panelEnabled && can.close === 'acts' ? close : undefined;
}
