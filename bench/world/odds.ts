import type { Bar } from './bar.ts';

export function oddsBars(_isQuick: boolean): Bar[] {
  return [];
}
