import { type RefObject, useEffect } from 'react';
import { useSingleKeys } from './use-single-keys.ts';

interface Acts {
  onToggle: ((key: string) => void) | undefined;
  onFilter: (() => void) | undefined;
}

/** `j` and `k` move between rows from anywhere on the page, arrows, Home and End from a row; Enter opens as the row's
 *  button does, `x` selects, `/` leads to the filter. */
export function useTableKeys(root: RefObject<HTMLElement | null>, { onToggle, onFilter }: Acts): void {
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('tbody tr[data-row]') ?? [])];
  const place = (all: readonly HTMLElement[]) => all.findIndex((row) => row.contains(document.activeElement));
  const focusRow = (row: HTMLElement | undefined) => {
    const handle = row?.querySelector<HTMLElement>('[data-row-handle], input[type=checkbox]');
    const target = row?.querySelector<HTMLElement>('[data-row-handle]') ?? handle;
    target?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
  };
  const move = (step: number) => {
    const all = rows();
    const from = place(all);
    const open = all.findIndex((row) => row.dataset.open !== undefined);
    const start = from >= 0 ? from : open;
    focusRow(all[Math.min(Math.max(start < 0 ? 0 : start + step, 0), all.length - 1)]);
  };
  const toggle = () => {
    const key = rows().find((row) => row.contains(document.activeElement))?.dataset.row;
    if (key !== undefined) onToggle?.(key);
  };
  const filter = onFilter ?? (() => document.querySelector<HTMLElement>('[data-filter]')?.focus());

  // Without rows to select, `x` is free for the page.
  useSingleKeys({ j: () => move(1), k: () => move(-1), '/': filter, ...(onToggle && { x: toggle }) });

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const isRow = event.target instanceof Element && event.target.closest('tr[data-row]') !== null;
      const all = rows();
      const acts: Record<string, () => void> = {
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        Home: () => focusRow(all[0]),
        End: () => focusRow(all.at(-1)),
      };
      const act = acts[event.key];
      if (!isRow || !act || event.ctrlKey || event.metaKey || event.altKey) return;
      // A field inside a row has arrows of its own.
      if (
        event.target instanceof Element &&
        event.target.closest('select, input:not([type=checkbox]), textarea')
      )
        return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
}
