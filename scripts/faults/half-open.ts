// The connection between a node and the database falls silent in the middle of a job: another node goes on with the job,
// and the silent one can be stopped.
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, holdsWithin, only } from './fault.ts';

const takenOverMs = 60_000;
const stoppedMs = 20_000;

export const halfOpen: Fault = async ({ supplier, startNode }, chance) => {
  const silent = await startNode();
  supplier.hold();
  const before = supplier.asked();
  await holdsWithin(30_000, () => supplier.asked() > before);
  silent.database.stall();
  await pause(chance.between(0, 2_000));
  const other = await startNode();
  supplier.answer();
  const began = performance.now();
  const stalled = supplier.asked();
  const isTakenOver = await holdsWithin(takenOverMs, () => supplier.asked() > stalled + 1);
  const seconds = (performance.now() - began) / 1_000;
  const stopMs = await silent.stop();
  const isAlive = other.isAlive();
  await Promise.all([silent.destroy(), other.destroy()]);
  return {
    seen: `taken over after ${seconds.toFixed(1)} s, the silent node stopped in ${(stopMs / 1_000).toFixed(1)} s`,
    problems: only(
      !isTakenOver && 'The job of a node that was cut off was not taken over',
      stopMs > stoppedMs && `A node that was cut off took ${Math.round(stopMs)} ms to stop`,
      !isAlive && 'The other node has ended',
    ),
  };
};
