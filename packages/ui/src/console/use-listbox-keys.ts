import { type KeyboardEvent, useRef, useState } from 'react';
import { optionByLetters } from './listbox-match.ts';
import type { Option } from './listbox-options.tsx';

interface Listed {
  shown: readonly Option[];
  value: string | null;
  isOpen: boolean;
  searchable: boolean;
  open: () => void;
  close: () => void;
  choose: (option: Option) => void;
}

const page = 8;

/** The option that keys act on: arrows and letters move it, Enter (and the space bar, unless one types) chooses it. */
export function useListboxKeys({ shown, value, isOpen, searchable, open, close, choose }: Listed) {
  const [place, setActive] = useState<number | null>(null);
  const typed = useRef({ letters: '', at: 0 });
  const chosen = shown.findIndex((option) => option.value === value);
  const active =
    place !== null && place < shown.length ? place : chosen >= 0 ? chosen : shown.length > 0 ? 0 : null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const next = after(event.key);
    const option = active === null ? undefined : shown[active];
    const chooses = event.key === 'Enter' || (event.key === ' ' && !searchable);
    if (event.key === 'Tab') return close();
    if (!isOpen) {
      if (next === null && !chooses && !event.key.startsWith('Arrow')) return;
      setActive(event.key.length === 1 && event.key !== ' ' ? next : null);
      open();
    } else if (next !== null) setActive(next);
    else if (chooses && option) choose(option);
    else return;
    event.preventDefault();
  };

  const after = (key: string): number | null => {
    const last = shown.length - 1;
    const from = active ?? -1;
    const places: Record<string, number> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      // In a field they move the caret.
      ...(!searchable && { Home: 0, End: last }),
    };
    const to = places[key] ?? (searchable ? null : byLetter(key, from));
    return to === null || last < 0 ? null : Math.min(Math.max(to, 0), last);
  };
  const byLetter = (key: string, from: number): number | null => {
    if (key.length !== 1 || key === ' ') return null;
    const now = Date.now();
    const before = now - typed.current.at < 500 ? typed.current.letters : '';
    typed.current = { letters: before + key.toLowerCase(), at: now };
    return optionByLetters(shown, typed.current.letters, from);
  };
  return { active, setActive, onKeyDown };
}
