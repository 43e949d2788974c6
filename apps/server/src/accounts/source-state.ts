// Whether an app is open to visitors of a source (`s`) and country (codes 8 and 9, ID-04).
import type { AppFacts } from '@earnwall/domain/accounts/access';
import type { AppSource } from '#store/publishers/apps.ts';

/** The source of visitors who name none; an app need not list it. */
export const defaultSource = 'web';

export function sourceState(
  source: AppSource | null,
  visit: { readonly source: string | null; readonly country: string | null },
): AppFacts['source'] {
  if (!source) return visit.source === null || visit.source === defaultSource ? 'on' : 'unknown';
  const isClosedHere = visit.country !== null && source.disabled_countries.includes(visit.country);
  return source.enabled && !isClosedHere ? 'on' : 'off';
}
