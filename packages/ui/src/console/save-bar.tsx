import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import './save-bar.css';

interface Props {
  changes: readonly { label: string; old: ReactNode; new: ReactNode }[];
  /** What saving does to people: "Open clicks keep their price." */
  effect?: ReactNode;
  busy?: boolean | undefined;
  error?: { message: string } | string | null | undefined;
  onSave: () => void;
  onReset: () => void;
  /** Such as "Publish". */
  saveLabel?: string | undefined;
}

/** Below a form that was changed: old and new of each field before anything is saved. */
export function SaveBar({ changes, effect, busy, error, onSave, onReset, saveLabel = 'Save' }: Props) {
  if (changes.length === 0) return null;
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return (
    <section className="c-save-bar" aria-label="Changes not saved yet">
      {error && <ErrorState error={error} title="Not saved" onRetry={onSave} />}
      <div className="c-save-row">
        <div className="c-save-text">
          <p className="c-save-count" role="status">
            {count} not saved
          </p>
          <ul className="c-save-changes">
            {changes.map(({ label, old, new: next }) => (
              <li key={label}>
                <span className="c-muted">{label}</span>
                <s className="c-save-old">{old === '' ? 'empty' : old}</s>
                <ArrowRight aria-label="to" role="img" />
                <span className="c-save-new">{next === '' ? 'empty' : next}</span>
              </li>
            ))}
          </ul>
          {Boolean(effect) && <p className="c-save-effect">{effect}</p>}
        </div>
        <div className="c-save-actions">
          <Button onClick={onReset} disabled={busy}>
            Reset
          </Button>
          <Button kind="primary" busy={busy} onClick={onSave}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}
