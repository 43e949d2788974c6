import { showToast, type ToastToShow } from './toast-store.ts';

const toast = { show: showToast };

/** Says what was done, with its undo; `<Toasts/>` shows it. */
export const useToast = (): { show: (toast: ToastToShow) => void } => toast;
