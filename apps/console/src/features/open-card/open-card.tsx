import type { ReactNode } from 'react';
import mark from '#mark.svg';
import '#lib/stack.css';
import './open-card.css';

interface Props {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  /** Ways elsewhere, below the card. */
  footer?: ReactNode;
}

/** The one card of a page that nobody has to be signed in for. */
export function OpenCard({ title, note, children, footer }: Props) {
  return (
    <div className="open-card">
      <img src={mark} alt="Earnwall" width="32" height="32" />
      <div className="open-head">
        <h1 className="open-title" tabIndex={-1}>
          {title}
        </h1>
        {Boolean(note) && <p className="c-muted">{note}</p>}
      </div>
      <div className="c-card open-body">{children}</div>
      {Boolean(footer) && <div className="open-footer">{footer}</div>}
    </div>
  );
}
