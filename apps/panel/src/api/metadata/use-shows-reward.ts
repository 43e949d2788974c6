import { useMetadata } from './metadata.ts';

/** Whether the app shows what things pay; beside metadata-facts.ts, which is part of the first load. */
export function useShowsReward(): boolean {
  return useMetadata().metadata?.show_rewards ?? true;
}
