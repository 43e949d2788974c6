import { useState } from 'react';
import { useSearch } from 'wouter';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useFirstStep, useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { OpensFromPublisher } from '#parts/lists/opens-from-publisher.tsx';
import { EnterByLink } from '#parts/survey-entry/enter-by-link.tsx';
import { useSession } from '#session/session-context.tsx';

/**
 * /survey?sh=: takes the survey of a link and goes on to its policy or questions (SS-02). Who has no login
 * comes in by the survey's hash where there is no panel; elsewhere the address waits until somebody logs in.
 */
export function SurveyScreen() {
  const hash = new URLSearchParams(useSearch()).get('sh');
  const panelEnabled = useIsPanelEnabled();
  // As it is on arrival: whoever comes in by the hash is logged in from then on.
  const [loggedIn] = useState(useSession((session) => session.loggedIn));
  if (loggedIn || !hash) return <ChosenSurvey hash={hash} />;
  return panelEnabled ? <OpensFromPublisher /> : <EnterByLink hash={hash} />;
}

function ChosenSurvey({ hash }: { hash: string | null }) {
  const { metadata } = useMetadata();
  const chosen = useSession((session) => session.surveyChosen);
  const firstStep = useFirstStep();
  const go = useGo();

  // A survey is chosen once for each link.
  useOnChange(hash, () => {
    if (!hash || !metadata) return go('/', { replace: true });
    chosen({ hash }, { keep: !metadata.is_surveys_panel_enabled });
    go(firstStep, { replace: true });
  });

  return null;
}
