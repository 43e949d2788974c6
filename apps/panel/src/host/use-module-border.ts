import type { RunMode } from '@earnwall/contract/run-modes';
import { useCallback } from 'react';
import { capabilitiesOf } from './modes.ts';
import { crossing } from './module-border.ts';
import type { ParentPort } from './parent.ts';

/** Tells the page of every way out of its single-page module; without a page around it the panel goes there itself. */
export function useModuleBorder(mode: RunMode, port: ParentPort): (to: string) => boolean {
  const isGuarded = port.hasNeighbour && capabilitiesOf(mode).betweenModules === 'emits';
  return useCallback(
    (to) => {
      const told = isGuarded ? crossing(window.location.pathname, to) : null;
      if (told === 'back') port.post('click-back', {});
      else if (told) port.post('step-change', told);
      return told !== null;
    },
    [isGuarded, port],
  );
}
