import { policy } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { Icon, type IconName } from '@earnwall/ui/primitives/icon';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useStepClose } from '#features/tasks/use-step-close.ts';
import { useHost } from '#host/host-context.tsx';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import './policy-screen.css';

const items = [
  { icon: 'question', title: 'policy_qualification_title', text: 'policy_qualification_text' },
  { icon: 'star', title: 'policy_sincerity_title', text: 'policy_sincerity_text' },
  { icon: 'shield', title: 'policy_privacy_title', text: 'policy_privacy_text' },
] as const satisfies readonly { icon: IconName; title: string; text: string }[];

/** What a user agrees to before the first question (PO-01). */
export function PolicyScreen() {
  const text = useText();
  const { can } = useHost();
  const accepted = useSession((session) => session.policyAccepted);
  const close = useCloseSurvey();
  const go = useGo();
  useLeaveWithoutSurvey(close);

  const accept = () => {
    accepted();
    go('/questions');
  };
  // Back unless embedded, close, both only where there is a panel to return to.
  const panelEnabled = useIsPanelEnabled();
  return (
    <StepFrame
      title={text('policy_title')}
      onBack={panelEnabled && can.back === 'acts' ? close : undefined}
      onClose={useStepClose()}
      action={
        <Button wide onClick={accept}>
          {text('policy_accept')}
        </Button>
      }
    >
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
      <PolicyLink />
    </StepFrame>
  );
}

/** The app's own policy, else ours, in a new tab and in the language of this one. */
function PolicyLink() {
  const text = useText();
  const { metadata } = useMetadata();
  const language = useSession((session) => session.language);
  const address = metadata?.policy_url ?? `/privacy-policy?${new URLSearchParams({ language })}`;
  return (
    <a className="policy-link" href={address} target="_blank" rel="noopener">
      {text('policy_link')}
    </a>
  );
}

/** Nobody can agree to a survey that is not chosen: after a moment the tasks show instead (decision 0007). */
function useLeaveWithoutSurvey(leave: () => void): void {
  const panelEnabled = useIsPanelEnabled();
  const chosen = useSession(
    (session) => session.current_survey !== null || session.startUp.singleSurveyLink !== null,
  );
  const leaves = !chosen && panelEnabled;

  // The wait starts once, whatever else renders.
  useOnChange(leaves, () => {
    if (!leaves) return;
    const timer = setTimeout(leave, policy.redirectMs);
    return () => clearTimeout(timer);
  });
}
