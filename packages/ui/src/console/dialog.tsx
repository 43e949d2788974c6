import { type ReactNode, useId } from 'react';
import { useModal } from '../primitives/use-modal.ts';
import './dialog.css';

interface Props {
  title: string;
  /** Called by Escape; without it the dialog stays until it is unmounted. */
  onClose?: (() => void) | undefined;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Over the page, for what has to be answered first; what was typed on the page stays there. */
export function Dialog({ title, onClose, actions, children }: Props) {
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog className="c-dialog" aria-labelledby={id} {...modal}>
      <div className="c-dialog-body">
        <h2 className="c-dialog-title" id={id}>
          {title}
        </h2>
        {children}
        {Boolean(actions) && <div className="c-dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
