import type { AnswerOption } from '@earnwall/contract/entities/question';
import { type KeyboardEvent, useRef, useState } from 'react';

const page = 8;

/** Where the keys of a listbox lead; null for a key that is not one of its own. */
export function optionAfter(key: string, active: number | null, count: number): number | null {
  const last = count - 1;
  const from = active ?? -1;
  const places: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined || count === 0 ? null : Math.min(Math.max(place, 0), last);
}

/** The option that keys act on: arrows move it, the space bar chooses it. */
export function useActiveOption(
  shown: readonly AnswerOption[],
  chosen: readonly string[],
  scrollTo: (index: number) => void,
  onChoose: (id: string) => void,
) {
  const [place, setPlace] = useState<number | null>(null);
  const pointed = useRef(false);
  const active = place === null || place >= shown.length ? null : place;

  const activate = (index: number) => {
    setPlace(index);
    scrollTo(index);
  };
  const choose = (index: number) => {
    const answer = shown[index];
    if (!answer) return;
    setPlace(index);
    onChoose(answer.id);
  };

  return {
    active,
    choose,
    onPointerDown: () => {
      pointed.current = true;
    },
    onFocus: () => {
      // A finger brings the focus along; the list must not move away under it.
      const byPointer = pointed.current;
      pointed.current = false;
      if (byPointer || active !== null || shown.length === 0) return;
      activate(
        Math.max(
          shown.findIndex(({ id }) => chosen.includes(id)),
          0,
        ),
      );
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = optionAfter(event.key, active, shown.length);
      if (next === null && event.key !== ' ') return;
      event.preventDefault();
      if (next !== null) activate(next);
      else if (active !== null) choose(active);
    },
  };
}
