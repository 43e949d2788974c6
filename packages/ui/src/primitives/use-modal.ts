import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { followView } from './follow-view.ts';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
}

/**
 * A native dialog that is modal for as long as it is mounted, and restores the focus afterwards.
 * Escape calls `onClose`; without one the dialog stays until it is unmounted.
 */
export function useModal(onClose: (() => void) | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the effects of the content, which may move the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const unfollow = followView(window);
    return () => {
      unfollow();
      dialog?.close();
      // An unmounted dialog does not restore the focus by itself.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return {
    ref,
    onCancel(event) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose?.();
    },
    // The browser closes on a second Escape without an event that can be prevented.
    onClose(event) {
      if (event.target !== ref.current || !ref.current.isConnected) return;
      if (onClose) onClose();
      else ref.current.showModal();
    },
  };
}
