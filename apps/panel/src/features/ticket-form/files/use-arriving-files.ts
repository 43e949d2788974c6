import { isTicketFileType } from '@earnwall/domain/validation/ticket';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files dropped or pasted anywhere on the page; whether some are being dragged over it. The whole page listens: a file
 * that misses its target would be opened by the browser in place of everything that was typed.
 */
export function useArrivingFiles(add: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  const dragged = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  });
  const left = useEffectEvent((event: DragEvent) => {
    // Between two elements of the page there is always the one that is entered.
    if (event.relatedTarget === null) setIsOver(false);
  });
  const dropped = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => isTicketFileType(type));
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('dragover', dragged, { signal });
    window.addEventListener('dragleave', left, { signal });
    window.addEventListener('drop', dropped, { signal });
    window.addEventListener('paste', pasted, { signal });
    return () => stop.abort();
  }, []);

  return isOver;
}
