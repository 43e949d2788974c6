import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 699.98px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Where the console shows cards and sheets, and has no room to design in. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
