import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** Whether a key pressed here is a shortcut: nobody types, no dialog waits, and they are not turned off
 *  (`data-single-keys="off"` on <html>). */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.documentElement.dataset.singleKeys === 'off') return false;
  const target = event.target instanceof Element ? event.target : null;
  if (
    target?.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=combobox], [role=listbox]',
    )
  )
    return false;
  return document.querySelector('dialog:modal') === null;
}

/** Shortcuts of one letter, for as long as this is mounted. */
export function useSingleKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || !isSingleKey(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
