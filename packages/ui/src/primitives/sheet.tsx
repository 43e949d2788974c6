import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';
import './sheet.css';

interface Props {
  /** What a screen reader calls it; the screen inside has a heading of its own. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A whole screen as a modal: Escape and its corner close it, a press beside it does not, for there is work inside. */
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
