import { ButtonLink } from '@earnwall/ui/primitives/button';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { useStepClose } from '#features/tasks/use-step-close.ts';
import type { SurveyPlace } from '#host/open-page.ts';
import { useText } from '#lib/text/text.tsx';

interface Props {
  address: (place: SurveyPlace) => string;
  onFollow: (options: { elsewhere: boolean }) => void;
}

/** No new tab was allowed: a link that the user presses themselves is, and in the strictest frames this very window. */
export function Blocked({ address, onFollow }: Props) {
  const text = useText();
  const close = useStepClose();
  return (
    <StepFrame
      picture={{ icon: 'shield', tone: 'info' }}
      title={text('blocked_title')}
      onClose={close}
      action={
        <div className="qualify-links">
          <ButtonLink
            wide
            href={address('new_tab')}
            target="_blank"
            rel="noopener"
            onClick={() => onFollow({ elsewhere: true })}
          >
            {text('blocked_open')}
          </ButtonLink>
          <ButtonLink
            wide
            kind="plain"
            href={address('same_window')}
            onClick={() => onFollow({ elsewhere: false })}
          >
            {text('blocked_open_here')}
          </ButtonLink>
        </div>
      }
    >
      <p className="qualify-text">{text('blocked_text')}</p>
    </StepFrame>
  );
}
