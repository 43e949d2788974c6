// A fan-out without other nodes: for benchmarks of something else.
import type { FanOut } from '#ports/realtime.ts';

export function singleNode(): FanOut {
  return { send: () => {}, close: async () => {} };
}
