import { type MouseEvent, type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';
import './dialog.css';

interface Props {
  title: string;
  /** Called by Escape and by a click outside; without a handler the dialog stays until it is unmounted. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A native modal dialog, open for as long as it is mounted; on a phone it is a sheet at the bottom. */
export function Dialog({ title, onClose, children }: Props) {
  const modal = useModal(onClose);
  const titleId = useId();

  const onPress = (event: MouseEvent) => {
    if (event.target === modal.ref.current) onClose?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the key for it is Escape, handled by useModal
    <dialog className="dialog" aria-labelledby={titleId} onClick={onPress} {...modal}>
      <div className="dialog-body on-card">
        <h2 className="dialog-title" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
