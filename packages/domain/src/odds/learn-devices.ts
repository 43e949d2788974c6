// What kinds of device do to conversions. Devices are compared within surveys, so that it stays apart from how far a
// supplier's words are off (decision 0133).
import type { Prior } from './conversion.ts';
import { type DeviceEffects, devicesOfOdds } from './device-effects.ts';
import { within } from './log-odds.ts';
import { type CountsByDevice, priorOnDevice } from './prior-on-device.ts';

interface Expected {
  /** Of all devices together. */
  readonly prior: Prior;
  readonly on: CountsByDevice;
}

/** As if so many entries had shown what is assumed. */
const assumedFor = 120;
const rounds = 6;
const most = 1.5;

/** Newton's steps towards effects under which as many are expected on each device as were counted. */
export function learnDevices(surveys: readonly Expected[], assumed: DeviceEffects): DeviceEffects {
  let effects = assumed;
  for (let round = 0; round < rounds; round += 1) {
    const next = { ...effects };
    for (const device of devicesOfOdds) {
      let excess = (assumedFor * (effects[device] - assumed[device])) / 4;
      let slope = assumedFor / 4;
      for (const { prior, on } of surveys) {
        const counted = on[device];
        if (!counted || counted.entrants <= 0) continue;
        const { mean, kappa } = priorOnDevice(prior, device, on, effects);
        const weight = kappa / (kappa + counted.entrants);
        excess += weight * (counted.entrants * mean - counted.completes);
        slope += weight * counted.entrants * mean * (1 - mean);
      }
      // Half a step: what one device seems to gain another seems to lose.
      next[device] = within(effects[device] - excess / slope / 2, -most, most);
    }
    effects = next;
  }
  return effects;
}
