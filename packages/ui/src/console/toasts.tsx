import { useSyncExternalStore } from 'react';
import { Toast } from './toast.tsx';
import { removeToast, type ShownToast, shownToasts, subscribeToasts } from './toast-store.ts';
import './toast.css';

const none: readonly ShownToast[] = [];

/** Once on the page. It is there before its first toast, so that screen readers hear that one, too. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  return (
    <div className="c-toasts" role="status">
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} onEnd={() => removeToast(toast.id)} />
      ))}
    </div>
  );
}
