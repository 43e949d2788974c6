import { useEffect } from 'react';
import type { Celebration } from '#session/celebrations.ts';
import { useCelebrations } from '#session/use-celebrations.ts';

/** Credits that come together are shown together: a result screen claims its own meanwhile. */
const gatherMs = 300;
/** How long one has the place to itself. */
const alone = 1_500;
const shownMs = 4_000;

/** What the strip celebrates now. It waits while nobody could see it: in a hidden tab, or behind a dialog. */
export function useShownCredit(): Celebration | null {
  const hasWaiting = useCelebrations(({ waiting }) => waiting.length > 0);
  const shown = useCelebrations((celebrations) => celebrations.shown);
  const showWaiting = useCelebrations((celebrations) => celebrations.showWaiting);
  const hide = useCelebrations((celebrations) => celebrations.hide);

  useEffect(() => {
    if (!hasWaiting) return;
    const timer = setInterval(() => canBeSeen() && showWaiting(), shown ? alone : gatherMs);
    return () => clearInterval(timer);
  }, [hasWaiting, shown, showWaiting]);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, shownMs);
    return () => clearTimeout(timer);
  }, [shown, hide]);
  return shown;
}

const canBeSeen = () =>
  document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null;
