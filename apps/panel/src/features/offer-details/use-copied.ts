import { useEffect, useState } from 'react';

const shownMs = 2000;

/** Puts a text on the clipboard and says so for a moment; a frame that may not do it leaves everything as it is. */
export function useCopied(content: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard?.writeText(content).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return { copied, copy };
}
