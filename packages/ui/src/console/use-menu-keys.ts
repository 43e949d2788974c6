import { type KeyboardEvent, type RefObject, useRef } from 'react';

type Place = 'first' | 'last' | number;

/** Arrows, Home, End and first letters move between the items of a menu. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>) {
  const typed = useRef({ text: '', at: 0 });
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const focusItem = (place: Place) => {
    const all = items();
    const index = place === 'first' ? 0 : place === 'last' ? all.length - 1 : place;
    all[(index + all.length) % all.length]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const now = all.findIndex((item) => item.matches(':focus'));
    const places: Record<string, Place> = {
      ArrowDown: now + 1,
      ArrowUp: now <= 0 ? 'last' : now - 1,
      Home: 'first',
      End: 'last',
    };
    const place = places[event.key] ?? byLetter(event, all, now);
    if (place === undefined) return;
    event.preventDefault();
    focusItem(place);
  };

  const byLetter = (event: KeyboardEvent, all: readonly HTMLElement[], now: number) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return undefined;
    const time = Date.now();
    const before = time - typed.current.at < 500 ? typed.current.text : '';
    typed.current = { text: before + event.key.toLowerCase(), at: time };
    const { text } = typed.current;
    const order = all.map((_, step) => (now + step + (text.length === 1 ? 1 : 0)) % all.length);
    return order.find((index) => all[index]?.textContent.trim().toLowerCase().startsWith(text));
  };
  return { onKeyDown, focusItem };
}
