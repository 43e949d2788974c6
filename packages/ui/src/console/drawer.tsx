import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { useDrawer } from './use-drawer.ts';
import './dialog.css';
import './drawer.css';

interface Props {
  title: ReactNode;
  onClose: () => void;
  /** Buttons below the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One thing of a list, open for as long as it is mounted; the screen keeps in the address which. */
export function Drawer({ title, onClose, actions, children }: Props) {
  const ref = useDrawer(onClose);
  const id = useId();
  return (
    <dialog
      className="c-drawer"
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="c-drawer-body">
        <div className="c-drawer-head">
          <h2 className="c-drawer-title" id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} onClick={onClose} />
        </div>
        {Boolean(actions) && <div className="c-drawer-actions">{actions}</div>}
        {children}
      </div>
    </dialog>
  );
}
