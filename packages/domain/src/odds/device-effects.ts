import type { Device } from '../surveys/device.ts';
import { fromLogOdds, logOdds } from './log-odds.ts';

/** How much likelier than usual people finish on a device, in log-odds. */
export type DeviceEffects = Readonly<Record<Device, number>>;

export const devicesOfOdds: readonly Device[] = ['desktop', 'mobile', 'tablet'];
export const noEffects: DeviceEffects = { desktop: 0, mobile: 0, tablet: 0 };

export const movedBy = (p: number, effect: number): number =>
  effect === 0 ? p : fromLogOdds(logOdds(p) + effect);
