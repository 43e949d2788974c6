import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
}

/**
 * A native dialog that is modal for as long as it is mounted, and gives the focus back to what opened it.
 * Escape asks `onClose`; without one the dialog stays until its work is done.
 */
export function useModal(onClose: (() => void) | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the effects of what is inside: where the focus goes from here on is for the content to say.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // An unmounted dialog cannot give the focus back by itself.
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
    // Pressed twice, Escape closes without asking.
    onClose(event) {
      if (event.target !== ref.current || !ref.current.isConnected) return;
      if (onClose) onClose();
      else ref.current.showModal();
    },
  };
}
