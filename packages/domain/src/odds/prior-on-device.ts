import type { Device } from '../surveys/device.ts';
import type { Counts, Prior } from './conversion.ts';
import { type DeviceEffects, devicesOfOdds, movedBy, noEffects } from './device-effects.ts';
import { within } from './log-odds.ts';

/** Entries on other devices never count for more than this many on one's own: devices differ. */
const mostOfOthers = 12;

export type CountsByDevice = Readonly<Partial<Record<Device, Counts>>>;

/**
 * What to expect on one kind of device: the prior is of all of them, and what was counted on the others is held against
 * what was to be expected there. The more was counted, the less each entry adds.
 */
export function priorOnDevice(
  prior: Prior,
  device: Device,
  counts: CountsByDevice,
  effects: DeviceEffects = noEffects,
): Prior {
  let entrants = 0;
  let more = 0;
  for (const other of devicesOfOdds) {
    const counted = other === device ? undefined : counts[other];
    if (!counted || counted.entrants <= 0) continue;
    entrants += counted.entrants;
    more += counted.completes - counted.entrants * movedBy(prior.mean, effects[other]);
  }
  if (entrants === 0) return { mean: movedBy(prior.mean, effects[device]), kappa: prior.kappa };
  const weight = (entrants * mostOfOthers) / (entrants + mostOfOthers);
  const kappa = prior.kappa + weight;
  const everywhere = within(prior.mean + (weight * more) / (kappa * entrants), 0.001, 0.999);
  return { mean: movedBy(everywhere, effects[device]), kappa };
}
