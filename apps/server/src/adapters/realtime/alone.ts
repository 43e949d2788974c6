// One node that has nobody to tell: for benchmarks of something else.
import type { FanOut } from '#ports/realtime.ts';

export function alone(): FanOut {
  return { send: () => {}, close: async () => {} };
}
