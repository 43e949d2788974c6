import type { ReactNode } from 'react';
import './page-head.css';

interface Props {
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}

/** The one main heading of a page; it takes the focus when the page is entered. */
export function PageHead({ title, note, actions }: Props) {
  return (
    <header className="c-page-head">
      <h1 className="c-page-title" tabIndex={-1}>
        {title}
      </h1>
      {Boolean(note) && <div className="c-page-note">{note}</div>}
      {Boolean(actions) && <div className="c-page-actions">{actions}</div>}
    </header>
  );
}
