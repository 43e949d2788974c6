import type { Counts, Prior } from './conversion.ts';

/** Entries on other devices never count for more than this many on one's own: devices differ. */
const mostOfOthers = 12;

/** What to expect on one kind of device, given what was counted on the others; the more, the less each adds. */
export function priorOnDevice(prior: Prior, others: Counts): Prior {
  if (others.entrants <= 0) return prior;
  const weight = (others.entrants * mostOfOthers) / (others.entrants + mostOfOthers);
  const kappa = prior.kappa + weight;
  return { mean: (prior.kappa * prior.mean + (weight * others.completes) / others.entrants) / kappa, kappa };
}
