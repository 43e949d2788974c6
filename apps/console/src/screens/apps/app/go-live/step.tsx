import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

interface Props {
  number: number;
  title: string;
  isDone: boolean;
  /** The one to do now. */
  isNext: boolean;
  note?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

export function Step({ number, title, isDone, isNext, note, action, children }: Props) {
  return (
    <li className="golive-step">
      <span className={`golive-mark${isNext ? ' is-next' : ''}`}>
        {isDone ? <Check aria-hidden="true" /> : <span aria-hidden="true">{number}</span>}
      </span>
      <div className="golive-step-head">
        <h2 className="golive-step-title">
          {title}
          <span className="c-unseen">{isDone ? ', done' : ', to do'}</span>
        </h2>
        {Boolean(note) && <div className="golive-step-note">{note}</div>}
        {Boolean(action) && <div className="golive-step-action">{action}</div>}
      </div>
      {Boolean(children) && <div className="golive-step-body">{children}</div>}
    </li>
  );
}
