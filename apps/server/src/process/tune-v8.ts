// Keeps V8 from two decisions that it never reverts, and that slow down every request of a busy node.
import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

/** To be called at the very start of a process. */
export function tuneV8(): void {
  disablePretenuring();
  keepShapeOfTicks();
}

/**
 * V8 notes which allocation sites make objects that survive the first collections, and from then on allocates theirs in the
 * old generation. Under a burst all open requests survive: afterwards 10 % of the CPU and more is spent on collecting
 * requests from the old generation.
 */
function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

const kept: object[] = [];

/**
 * `process.nextTick`, which each request calls several times, makes objects of one shape. When a collection finds none of them
 * it frees the shape too; the next object has a new one, and V8 concludes that there are many: a tick then costs up to ten
 * times as much for as long as the process lives. One object that stays prevents that (decision 0152).
 */
function keepShapeOfTicks(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
