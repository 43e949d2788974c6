import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import './dialog.css';

interface Props {
  title: string;
  /** Escape and a press beside the dialog ask to close; without a handler it stays until its work is done. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A native modal dialog, open for as long as it is mounted; on a phone it is a sheet at the bottom. */
export function Dialog({ title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // An unmounted dialog cannot give the focus back by itself.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  const onPress = (event: MouseEvent) => {
    if (event.target === element.current) onClose?.();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the key for it is Escape, handled by onCancel
    <dialog ref={element} className="dialog" aria-labelledby={titleId} onCancel={onCancel} onClick={onPress}>
      <div className="dialog-body on-card">
        <h2 className="dialog-title" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
