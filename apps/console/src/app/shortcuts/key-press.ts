// What a key means, apart from the page it is pressed on.

/** Of a key event, as far as it matters. */
export interface KeyFacts {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** In a field, letters are text. */
  isTyping: boolean;
  /** A dialog is open: letters are its own. */
  isModal: boolean;
}

export type KeyMeaning =
  | { does: 'palette' }
  | { does: 'help' }
  | { does: 'prefix' }
  | { does: 'go'; to: string };

/** `after`: `g` was the key before. Null = the key is none of ours. */
export function meaningOf(
  { key, ctrlKey, metaKey, altKey, isTyping, isModal }: KeyFacts,
  { after, singleKeys }: { after: 'g' | null; singleKeys: boolean },
): KeyMeaning | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { does: 'palette' };
  if (isTyping || isModal || ctrlKey || metaKey || altKey || !singleKeys) return null;
  if (after === 'g') return /^[a-z]$/.test(key) ? { does: 'go', to: key } : null;
  if (key === '?') return { does: 'help' };
  return key === 'g' ? { does: 'prefix' } : null;
}
