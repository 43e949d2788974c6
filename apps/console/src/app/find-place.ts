import type { Capability } from '@earnwall/contract/console-access';
import type { Where } from '#features/where/where.ts';
import type { Group, Place } from './places/place.ts';

/** The first place that an address leads to. */
export function placeAt<P extends { path: string }>(path: string, places: readonly P[]): P | null {
  const parts = partsOf(path);
  const matches = (pattern: readonly string[]) =>
    pattern.length === parts.length &&
    pattern.every((part, at) => part.startsWith(':') || part === parts[at]);
  return places.find((place) => matches(partsOf(place.path))) ?? null;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** What a person may open: the role has the capability, and the page exists. */
export function openTo(capabilities: readonly Capability[], places: readonly Place[]): Place[] {
  return places.filter(({ capability, screen }) => screen !== null && capabilities.includes(capability));
}

/** The rows of the sidebar; pages of one app only while it is clear which. */
export function shownInSidebar(
  open: readonly Place[],
  group: Group,
  { app }: Pick<Where, 'app'>,
): readonly Place[] {
  return open.filter((place) => place.group === group && (app !== null || !place.path.includes(':app')));
}

/** A page that the sidebar has no row for belongs to the row of its list. */
export const isBelow = (place: Pick<Place, 'path' | 'group'> | null, list: Pick<Place, 'path'>): boolean =>
  place?.group === null && list.path !== '/' && place.path.startsWith(`${list.path}/`);

interface Titled {
  place: { label: string; path: string } | null;
  appName: string | null;
  isTest: boolean;
}

/** The document's title: what sets tabs apart comes first. */
export function titleOf({ place, appName, isTest }: Titled): string {
  const label = place?.label ?? 'Not found';
  const parts = [label, ...(appName ? [appName] : []), 'Earnwall'].join(' · ');
  return isTest ? `[Test] ${parts}` : parts;
}
