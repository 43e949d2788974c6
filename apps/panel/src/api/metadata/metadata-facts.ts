import { areOffersOn } from '#session/offers.ts';
import { isPolicyShown } from '#session/policy.ts';
import { useSession } from '#session/session-context.tsx';
import { useMetadata } from './metadata.ts';

// What the panel concludes from metadata in more than one place, and what it assumes while they are not there.

/** Whether there is a list of surveys to return to. */
export function useIsPanelEnabled(): boolean {
  return useMetadata().metadata?.is_surveys_panel_enabled ?? true;
}

/** Nothing may be said or asked of offers (OF-12). */
export function useAreOffersOff(): boolean {
  const { metadata } = useMetadata();
  const startUp = useSession((session) => session.startUp);
  return metadata !== null && !areOffersOn(metadata, startUp);
}

/** Where a chosen survey begins. */
export function useFirstStep(): '/policy' | '/questions' {
  const { metadata } = useMetadata();
  const policyOptin = useSession((session) => session.policy_optin);
  return metadata && isPolicyShown(metadata, policyOptin) ? '/policy' : '/questions';
}
