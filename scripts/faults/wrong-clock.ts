// A node whose clock is minutes off asks the supplier as often as any other.
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, only } from './fault.ts';

const seconds = 20;

export const wrongClock: Fault = async ({ supplier, syncSeconds, startNode }, chance) => {
  const offsetMs = chance.pick([-300_000, 300_000]);
  const nodes = await Promise.all([startNode(offsetMs), startNode(offsetMs)]);
  const before = supplier.asked();
  await pause(seconds * 1_000);
  const asked = supplier.asked() - before;
  await Promise.all(nodes.map((node) => node.destroy()));
  const most = Math.ceil(seconds / syncSeconds) + 1;
  // Each run waits to be found due, a second or two at most.
  const least = Math.floor(seconds / (syncSeconds + 3)) - 1;
  return {
    seen: `clocks ${offsetMs / 1_000} s off, the supplier was asked ${asked} times in ${seconds} s (${least} to ${most} are right)`,
    problems: only(
      (asked > most || asked < least) && `The supplier was asked ${asked} times in ${seconds} s`,
    ),
  };
};
