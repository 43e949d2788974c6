import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Beside the page where there is room, so that the list goes on working; a modal sheet on a phone. */
export function useDrawer(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const narrow = window.matchMedia('(max-width: 699.98px)');
    const open = () => {
      dialog?.close();
      if (narrow.matches) dialog?.showModal();
      else dialog?.show();
    };
    open();
    dialog?.querySelector('h2')?.focus();
    narrow.addEventListener('change', open);
    return () => {
      narrow.removeEventListener('change', open);
      const hadFocus = dialog?.contains(document.activeElement) || document.activeElement === document.body;
      dialog?.close();
      // Who went on in the list meanwhile stays there.
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const modal = document.querySelector('dialog:modal');
      // A menu, or a dialog above the drawer, is closed first.
      if ((modal && modal !== ref.current) || document.querySelector(':popover-open')) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return ref;
}
