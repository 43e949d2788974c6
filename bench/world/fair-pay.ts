// Pay for time against its promises (OD-03): nobody earns by staying, what is set aside is spent, and minutes are paid.
import { median } from '../shared/median.ts';
import { atLeast, atMost, type Bar } from './bar.ts';
import { playApp, type Volume } from './fair-pay-world.ts';

const seeds = [11, 12, 13];

/** A small app, a middling one whose points are worth less, and a large one. */
const volumes = (isQuick: boolean): Volume[] => [
  { starts: 150, perMinute: 12 },
  { starts: 1_000, perMinute: 60 },
  { starts: isQuick ? 2_000 : 8_000, perMinute: 8 },
];

export function fairPayBars(isQuick: boolean): Bar[] {
  return seeds.flatMap((seed) => {
    const apps = volumes(isQuick).map((volume, place) => playApp(seed * 100 + place, volume, 30));
    const off = apps.map(({ fed, spent }) => Math.abs(spent / fed - 1));
    return [
      atMost(
        'best dawdler of honest value a minute',
        seed,
        Math.max(...apps.map(({ dawdler }) => dawdler)),
        0.5,
      ),
      atMost('spending off the set part in 30 days', seed, Math.max(...off), 0.1),
      atLeast(
        'minutes after the first paid (median)',
        seed,
        Math.min(...apps.map(({ paidParts }) => median(paidParts))),
        0.8,
      ),
    ];
  });
}
