import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';
import './sheet.css';

interface Props {
  /** The accessible name; the screen inside has its own heading. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A whole screen as a modal: Escape and its close button close it, a click outside does not, to protect the input. */
export function Sheet({ label, closeLabel, onClose, children }: Props) {
  const modal = useModal(onClose);
  return (
    <dialog className="dialog sheet" aria-label={label} {...modal}>
      <div className="sheet-body on-card">
        <div className="sheet-bar">
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
