import { useEffect, useRef } from 'react';
import { type KeyFacts, type KeyMeaning, meaningOf } from './key-press.ts';

/** After `g` the letter must follow within this. */
const prefixMs = 1500;

export function useShortcuts(singleKeys: boolean, act: (meaning: KeyMeaning) => void): void {
  const acting = useRef(act);
  acting.current = act;

  useEffect(() => {
    let prefixUntil = 0;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const after = event.timeStamp < prefixUntil ? 'g' : null;
      const meaning = meaningOf(factsOf(event), { after, singleKeys });
      prefixUntil = meaning?.does === 'prefix' ? event.timeStamp + prefixMs : 0;
      if (meaning === null) return;
      event.preventDefault();
      acting.current(meaning);
    };
    // Before the screens' own keys: the letter after `g` is not theirs.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [singleKeys]);
}

const typing = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]';

function factsOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): KeyFacts {
  const element = target instanceof Element ? target : null;
  return {
    ...{ key, ctrlKey, metaKey, altKey },
    isTyping: element?.matches(typing) ?? false,
    isModal: document.querySelector('dialog:modal, [popover]:popover-open') !== null,
  };
}
