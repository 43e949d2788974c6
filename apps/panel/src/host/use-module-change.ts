import type { RunMode } from '@earnwall/contract/run-modes';
import { useCallback } from 'react';
import { capabilitiesOf } from './modes.ts';
import { moduleChange } from './module-change.ts';
import type { ParentPort } from './parent.ts';

/** Posts every change of a single-page module to the host page; without one the panel navigates itself. */
export function useModuleChange(mode: RunMode, port: ParentPort): (to: string) => boolean {
  const isGuarded = port.hasHost && capabilitiesOf(mode).betweenModules === 'emits';
  return useCallback(
    (to) => {
      const change = isGuarded ? moduleChange(window.location.pathname, to) : null;
      if (change === 'back') port.post('click-back', {});
      else if (change) port.post('step-change', change);
      return change !== null;
    },
    [isGuarded, port],
  );
}
