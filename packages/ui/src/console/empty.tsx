import type { ReactNode } from 'react';
import './empty.css';

interface Props {
  title: string;
  icon?: ReactNode;
  /** The button that ends the emptiness. */
  action?: ReactNode;
  children?: ReactNode;
}

export function Empty({ title, icon, action, children }: Props) {
  return (
    <div className="c-empty">
      {icon}
      <p className="c-empty-title">{title}</p>
      {Boolean(children) && <div className="c-empty-text">{children}</div>}
      {action}
    </div>
  );
}
