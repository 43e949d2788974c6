import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '#lib/text.tsx';
import './step-frame.css';

interface Props {
  title: string;
  /** A button shows when there is something for it to do. */
  onBack?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** The one thing to do here; it stays in reach while the rest scrolls. */
  action?: ReactNode;
  children: ReactNode;
}

/** One step on the way into a survey: a card on a page of its own, or the inside of a modal over the list (SL-07). */
export function StepFrame({ title, onBack, onClose, action, children }: Props) {
  const text = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who cannot see that the screen has changed hears its title.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className="step on-card" aria-labelledby={titleId}>
      {(onBack || onClose) && (
        <div className="step-bar">
          {onBack && <IconButton icon="back" label={text('back')} onClick={onBack} />}
          {onClose && <IconButton icon="close" label={text('close')} onClick={onClose} />}
        </div>
      )}
      <h1 className="step-title" id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {action && <div className="step-action">{action}</div>}
    </main>
  );
}
