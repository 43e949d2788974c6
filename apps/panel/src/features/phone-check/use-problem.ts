import { useText } from '#lib/text/text.tsx';
import type { Problem } from './machine.ts';

/** In words; undefined where there is none. */
export function useProblem(problem: Problem | null): string | undefined {
  const text = useText();
  if (!problem) return undefined;
  return 'said' in problem ? problem.said : text(problem.text);
}
