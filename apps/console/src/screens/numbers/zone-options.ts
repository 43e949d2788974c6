import type { Option } from '@earnwall/ui/console/listbox';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
let known: readonly string[] | null = null;

/** UTC, the browser's own, then all that the browser knows; and the chosen one, whoever sent the link. */
export function zoneOptions(chosen: string | undefined): Option[] {
  known ??= Intl.supportedValuesOf('timeZone');
  const zones = new Set(['UTC', own, ...(chosen ? [chosen] : []), ...known]);
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
