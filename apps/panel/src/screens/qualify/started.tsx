import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';

/** The survey has opened; without a panel behind it this tab has done its work (decision 0007). */
export function Started() {
  const text = useText();
  const inNewTab = useSession((session) => session.redirectType === 'new_tab');
  const panelEnabled = useIsPanelEnabled();
  const tabIsDone = inNewTab && !panelEnabled;
  return (
    <StepFrame picture={{ icon: 'check', tone: 'brand' }} title={text('started_title')}>
      <p>{text(tabIsDone ? 'started_close_tab' : 'started_text')}</p>
    </StepFrame>
  );
}
