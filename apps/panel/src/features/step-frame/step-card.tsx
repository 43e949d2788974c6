import { IconButton } from '@earnwall/ui/primitives/icon-button';
import type { ReactNode } from 'react';
import { useText } from '#lib/text/text.tsx';
import './step-frame.css';

interface Props {
  /** Id of the heading that names the step, or its name where it has none: the page around it has a main part, too. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  /** A button shows when there is something for it to do. */
  onBack?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** In the middle, for a moment to look at rather than to work on. */
  centred?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** The card every step stands on, with the ways out of it. */
export function StepCard({ labelledBy, label, onBack, onClose, centred, className = '', children }: Props) {
  const text = useText();
  return (
    <main
      className={`step ${centred ? 'step-centred ' : ''}${className} on-card`}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {(onBack || onClose) && (
        <div className="step-bar">
          {onBack && <IconButton icon="back" label={text('back')} onClick={onBack} />}
          {onClose && <IconButton icon="close" label={text('close')} onClick={onClose} />}
        </div>
      )}
      {children}
    </main>
  );
}
