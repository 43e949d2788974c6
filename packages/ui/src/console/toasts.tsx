import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './toast.tsx';
import { followUppermost } from './toast-place.ts';
import { removeToast, type ShownToast, shownToasts, subscribeToasts } from './toast-store.ts';
import './toast.css';

const none: readonly ShownToast[] = [];

/**
 * Once on the page. It is there before its first toast, so that screen readers hear that one, too; above a modal dialog it
 * stands inside that, so that its buttons can be pressed.
 */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  const [box] = useState(toastBox);
  useLayoutEffect(() => followUppermost(box), [box]);
  return createPortal(
    shown.map((toast) => <Toast key={toast.id} toast={toast} onEnd={() => removeToast(toast.id)} />),
    box,
  );
}

/** One node for all places: a toast that changes its place goes on counting. */
function toastBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'c-toasts';
  box.setAttribute('role', 'status');
  return box;
}
