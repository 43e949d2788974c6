import { type ReactNode, useId } from 'react';
import './page-head.css';

interface Props {
  title: string;
  /** For links that lead here. */
  anchor?: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page; a line parts it from the one before. */
export function Section({ title, anchor, note, actions, children }: Props) {
  const id = useId();
  return (
    <section className="c-section" id={anchor} aria-labelledby={id}>
      <div className="c-section-head">
        <h2 className="c-section-title" id={id}>
          {title}
        </h2>
        {Boolean(note) && <div className="c-page-note">{note}</div>}
        {Boolean(actions) && <div className="c-page-actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
