import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import './conflicts.css';

interface Props {
  /** Of a draft, with the names and values people know. */
  items: readonly { label: string; mine: ReactNode; theirs: ReactNode; onTakeTheirs: () => void }[];
}

/** Two people changed the same fields: both values, before one of them replaces the other. */
export function Conflicts({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <div role="alert">
      <Notice kind="warn" title="Somebody else saved this meanwhile">
        <p>Your values are kept. Saving replaces theirs.</p>
        <ul className="c-conflicts">
          {items.map(({ label, mine, theirs, onTakeTheirs }) => (
            <li key={label}>
              <span className="c-conflict-text">
                <b>{label}</b> yours <b>{mine}</b>, theirs <b>{theirs}</b>
              </span>
              <Button size="small" onClick={onTakeTheirs} aria-label={`Take theirs for ${label}`}>
                Take theirs
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
