import type { ReactNode } from 'react';

interface Props {
  name: ReactNode;
  note: ReactNode;
  children?: ReactNode;
}

/** One of a short list, with what can be done about it. */
export function MeRow({ name, note, children }: Props) {
  return (
    <li className="me-row">
      <div className="me-row-text">
        <p className="me-row-name">{name}</p>
        <p className="c-muted">{note}</p>
      </div>
      {children}
    </li>
  );
}
