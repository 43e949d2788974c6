import { Icon, type IconName } from '@earnwall/ui/primitives/icon';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { StepCard } from './step-card.tsx';

interface Props {
  title: string;
  /** How the step feels, at a glance. */
  picture?: { icon: IconName; tone: 'brand' | 'reward' | 'info' } | undefined;
  onBack?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  centred?: boolean | undefined;
  /** The one thing to do here; it stays in reach while the rest scrolls. */
  action?: ReactNode;
  children: ReactNode;
}

/** One step on the way into a survey: a card on a page of its own, or the inside of a modal over the list (SL-07). */
export function StepFrame({ title, picture, onBack, onClose, centred, action, children }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who cannot see that the screen has changed hears its title.
  useEffect(() => heading.current?.focus(), []);

  return (
    <StepCard labelledBy={titleId} onBack={onBack} onClose={onClose} centred={centred}>
      {picture && (
        <span className={`step-picture step-${picture.tone}`}>
          <Icon name={picture.icon} />
        </span>
      )}
      <h1 className="step-title" id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {action && <div className="step-action">{action}</div>}
    </StepCard>
  );
}
