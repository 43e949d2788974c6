export interface ToastToShow {
  text: string;
  /** The inverse call; the button for it counts the seconds it stays. */
  undo?: (() => Promise<void>) | undefined;
  kind?: 'good' | 'bad' | undefined;
}

export interface ShownToast extends ToastToShow {
  id: number;
}

// One list for the page: whoever did something says so, one place shows it.
let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setShown(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: ToastToShow): void {
  lastId += 1;
  // More than three are not read; the oldest had its time.
  setShown([...shown, { ...toast, id: lastId }].slice(-3));
}

export function removeToast(id: number): void {
  setShown(shown.filter((toast) => toast.id !== id));
}

export const shownToasts = (): readonly ShownToast[] => shown;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
