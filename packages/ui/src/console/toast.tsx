import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { StatusIcon } from './status.tsx';
import type { ShownToast } from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';

const seconds = 10;

interface Props {
  toast: ShownToast;
  onEnd: () => void;
}

/** Stays for ten seconds, and for as long as the pointer or the focus is on it. */
export function Toast({ toast, onEnd }: Props) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [undoing, setUndoing] = useState<'no' | 'busy' | 'failed'>('no');
  // A second press comes before the first has been drawn.
  const isUndoing = useRef(false);
  const isPaused = held.pointer || held.focus || undoing === 'busy';
  const left = useCountdown(seconds, isPaused, onEnd);

  const undo = async () => {
    if (!toast.undo || isUndoing.current) return;
    isUndoing.current = true;
    setUndoing('busy');
    try {
      await toast.undo();
      onEnd();
    } catch {
      isUndoing.current = false;
      setUndoing('failed');
    }
  };
  const isBad = toast.kind === 'bad' || undoing === 'failed';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops the clock while somebody reads
    <div
      className="c-toast"
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      {isBad && <StatusIcon kind="bad" />}
      <p className="c-toast-text">{undoing === 'failed' ? `Not undone: ${toast.text}` : toast.text}</p>
      {toast.undo && (
        <button
          type="button"
          className="c-toast-undo"
          aria-disabled={undoing === 'busy'}
          onClick={() => void undo()}
        >
          {undoing === 'failed' ? 'Try again' : 'Undo'}
          {/* Not read aloud each second. */}
          <span aria-hidden="true"> · {left} s</span>
        </button>
      )}
      <IconButton label="Dismiss" icon={<X />} size="small" onClick={onEnd} />
    </div>
  );
}
