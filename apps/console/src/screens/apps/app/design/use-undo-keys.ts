import { useEffect, useRef } from 'react';

interface Steps {
  undo: () => void;
  redo: () => void;
}

/** ⌘Z and ⇧⌘Z. A text field that is being typed in has an undo of its own. */
export function useUndoKeys(steps: Steps): void {
  const latest = useRef(steps);
  useEffect(() => {
    latest.current = steps;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (!isUndoKey || isTyping || event.defaultPrevented) return;
      event.preventDefault();
      latest.current[event.shiftKey ? 'redo' : 'undo']();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
