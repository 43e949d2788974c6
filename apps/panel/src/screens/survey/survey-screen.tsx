import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useMetadata } from '#api/metadata.ts';
import { useGo } from '#lib/navigation.tsx';
import { isPolicyShown } from '#session/policy.ts';
import { useSession } from '#session/session-context.tsx';

/** /survey?sh=: takes the survey of a link and goes on to its policy or questions (spec §2 "Survey route"). */
export function SurveyScreen() {
  const hash = new URLSearchParams(useSearch()).get('sh');
  const { metadata } = useMetadata();
  const chosen = useSession((session) => session.surveyChosen);
  const policyOptin = useSession((session) => session.policy_optin);
  const go = useGo();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a survey is chosen once for each link
  useEffect(() => {
    if (!hash || !metadata) return go('/', { replace: true });
    chosen({ hash }, { keep: !metadata.is_surveys_panel_enabled });
    go(isPolicyShown(metadata, policyOptin) ? '/policy' : '/questions', { replace: true });
  }, [hash]);

  return null;
}
