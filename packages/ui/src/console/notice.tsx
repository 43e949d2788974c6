import type { ReactNode } from 'react';
import { StatusIcon, type StatusKind } from './status.tsx';
import './notice.css';

interface Props {
  kind: StatusKind;
  title: string;
  /** A button, below the text. */
  action?: ReactNode;
  /** What stands at the end of the title, such as an age. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Something to know or do on this page. */
export function Notice({ kind, title, action, aside, children }: Props) {
  return (
    <div className={`c-notice c-notice-${kind}`}>
      <StatusIcon kind={kind} />
      <div className="c-notice-body">
        <div className="c-notice-head">
          <p className="c-notice-title">{title}</p>
          {Boolean(aside) && <div className="c-notice-aside">{aside}</div>}
        </div>
        {Boolean(children) && <div className="c-notice-text">{children}</div>}
        {Boolean(action) && <div className="c-notice-action">{action}</div>}
      </div>
    </div>
  );
}
