import type { Design } from '@earnwall/contract/entities/design';

/** Metadata and results bring a design along; here it is the one that is looked at. */
export function dressed<T>(answer: T, design: Design): T {
  const hasDesign = typeof answer === 'object' && answer !== null && 'design' in answer;
  return hasDesign ? { ...answer, design } : answer;
}
