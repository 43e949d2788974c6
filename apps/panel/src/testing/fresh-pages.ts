import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** Each test of a file begins on an empty page at `/`, in a window with what the stand-in for a browser lacks. */
export function freshPages(): void {
  beforeEach(() => {
    window.scrollTo = () => undefined;
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  afterEach(() => {
    cleanup();
    window.history.replaceState(null, '', '/');
  });
}
