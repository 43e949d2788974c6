import type { RouteName } from './route.ts';

/** The steps of a qualification; embedded, each opens as a modal of its name over the list (SL-07). */
const steps = ['policy', 'questions', 'qualify'] as const satisfies readonly RouteName[];

export type StepName = (typeof steps)[number];

export interface OverlayConditions {
  /** The run mode lives inside a publisher's page. */
  embedded: boolean;
  /** There is a list for this visitor to lie under it. */
  hasList: boolean;
}

/** The step that opens over the list; null where the route is a page of its own. */
export function stepOverList(name: RouteName, { embedded, hasList }: OverlayConditions): StepName | null {
  if (!embedded || !hasList) return null;
  return steps.find((step) => step === name) ?? null;
}
