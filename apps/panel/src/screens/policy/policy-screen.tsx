import { policy } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { Icon, type IconName } from '@earnwall/ui/primitives/icon';
import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { useEffect } from 'react';
import { useMetadata } from '#api/metadata.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';
import { useText } from '#lib/text.tsx';
import { useSession } from '#session/session-context.tsx';
import './policy-screen.css';

const items = [
  { icon: 'question', title: 'policy_qualification_title', text: 'policy_qualification_text' },
  { icon: 'star', title: 'policy_sincerity_title', text: 'policy_sincerity_text' },
  { icon: 'shield', title: 'policy_privacy_title', text: 'policy_privacy_text' },
] as const satisfies readonly { icon: IconName; title: string; text: string }[];

/** What a user agrees to before the first question (spec §2 "Policy view"). */
export function PolicyScreen() {
  const text = useText();
  const { metadata } = useMetadata();
  const accepted = useSession((session) => session.policyAccepted);
  const go = useGo();
  useLeaveWithoutSurvey();

  const accept = () => {
    accepted();
    go('/questions');
  };
  return (
    <main className="policy on-card" aria-labelledby="policy-title">
      <PolicyBar />
      <h1 className="policy-title" id="policy-title">
        {text('policy_title')}
      </h1>
      <p className="policy-subtitle">{text('policy_subtitle')}</p>
      <ol className="policy-items">
        {items.map((item) => (
          <li key={item.title} className="policy-item">
            <span className="policy-icon">
              <Icon name={item.icon} />
            </span>
            <h2 className="policy-item-title">{text(item.title)}</h2>
            <p className="policy-item-text">{text(item.text)}</p>
          </li>
        ))}
      </ol>
      <a
        className="policy-link"
        href={metadata?.policy_url ?? '/privacy-policy'}
        target="_blank"
        rel="noopener"
      >
        {text('policy_link')}
      </a>
      <div className="policy-action">
        <Button wide onClick={accept}>
          {text('policy_accept')}
        </Button>
      </div>
    </main>
  );
}

/** Back unless embedded, close, both only where there is a panel to return to. */
function PolicyBar() {
  const text = useText();
  const { can } = useHost();
  const { metadata } = useMetadata();
  const close = useCloseSurvey();
  if (!(metadata?.is_surveys_panel_enabled ?? true)) return null;
  return (
    <div className="policy-bar">
      {!can.embedded && can.back === 'acts' && (
        <IconButton icon="back" label={text('back')} onClick={close} />
      )}
      {can.close === 'acts' && <IconButton icon="close" label={text('close')} onClick={close} />}
    </div>
  );
}

/** Nobody can agree to a survey that is not chosen: after a moment the tasks show instead (decision 9). */
function useLeaveWithoutSurvey(): void {
  const { metadata } = useMetadata();
  const chosen = useSession(
    (session) => session.current_survey !== null || session.startUp.singleSurveyLink !== null,
  );
  const close = useCloseSurvey();
  const leaves = !chosen && (metadata?.is_surveys_panel_enabled ?? true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait starts once, whatever else renders
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(close, policy.redirectMs);
    return () => clearTimeout(timer);
  }, [leaves]);
}
