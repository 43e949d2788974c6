import { ButtonLink } from '@earnwall/ui/primitives/button';
import { StepFrame } from '#features/step-frame/step-frame.tsx';
import { useStepClose } from '#features/tasks/use-step-close.ts';
import { useText } from '#lib/text.tsx';

interface Props {
  url: string;
  onFollow: (options: { elsewhere: boolean }) => void;
}

/** No new tab was allowed: a link that the user presses themselves is, and in the strictest frames this very window. */
export function Blocked({ url, onFollow }: Props) {
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
            href={url}
            target="_blank"
            rel="noopener"
            onClick={() => onFollow({ elsewhere: true })}
          >
            {text('blocked_open')}
          </ButtonLink>
          <ButtonLink wide kind="plain" href={url} onClick={() => onFollow({ elsewhere: false })}>
            {text('blocked_open_here')}
          </ButtonLink>
        </div>
      }
    >
      <p className="qualify-text">{text('blocked_text')}</p>
    </StepFrame>
  );
}
