// Test files that render share a thread and its page: each leaves the page as it was before.
import { afterAll, vi } from 'vitest';

if (typeof document !== 'undefined') {
  const restore = [globalThis, navigator, document.documentElement].map(ownPropertiesOf);
  const rootAttributes = document.documentElement.getAttributeNames();

  afterAll(async () => {
    const { act, cleanup } = await import('@testing-library/react');
    vi.useRealTimers();
    cleanup();
    // What is still to be undone is undone while the page has what it was done with.
    await act(async () => {});
    document.body.replaceChildren();
    for (const name of document.documentElement.getAttributeNames())
      if (!rootAttributes.includes(name)) document.documentElement.removeAttribute(name);
    for (const restoreProperties of restore) restoreProperties();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}

/** Remembers what the object has of its own; the answer brings it back. */
function ownPropertiesOf(target: object): () => void {
  const before = Object.getOwnPropertyDescriptors(target) as Record<string, PropertyDescriptor>;
  return () => {
    for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(target))) {
      const then = before[name];
      if (!now.configurable || isSame(now, then)) continue;
      if (then) Object.defineProperty(target, name, then);
      else Reflect.deleteProperty(target, name);
    }
  };
}

const isSame = (now: PropertyDescriptor, then: PropertyDescriptor | undefined) =>
  now.value === then?.value && now.get === then?.get && now.set === then?.set;
