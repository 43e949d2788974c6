import Check from 'lucide-react/icons/check';
import CopyIcon from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { type ButtonKind, buttonClass } from './button.tsx';
import { copyText } from './copy-text.ts';

interface Props {
  text: string;
  label: string;
  /** The icon alone, where the text to copy stands beside it. */
  iconOnly?: boolean | undefined;
  kind?: ButtonKind | undefined;
  size?: 'normal' | 'small' | undefined;
  onCopied?: (() => void) | undefined;
}

/** Says for two seconds that it did, or that it could not. */
export function Copy({ text, label, iconOnly = false, kind = 'quiet', size = 'small', onCopied }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const copied = await copyText(text);
    setOutcome(copied ? 'copied' : 'failed');
    if (copied) onCopied?.();
  };
  const said = outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied: select and copy it' : '';
  return (
    <>
      <button
        type="button"
        className={buttonClass({ kind, size }, iconOnly)}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? said || label : undefined}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Check /> : <CopyIcon />}
        {!iconOnly && (said || label)}
      </button>
      <span className="c-unseen" role="status">
        {said}
      </span>
    </>
  );
}
