// A worker stops when the supervising process says so, and at no signal of its own: Ctrl-C and some service managers
// signal all processes at once, and two stops would count as a wish to end immediately.
import type { Shutdown } from '#process/shutdown.ts';
import type { StopOrder } from './messages.ts';

export function stopOnOrder(shutdown: Shutdown, isServing: () => boolean): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', ({ type, drainMs }: StopOrder) => {
    if (type === 'stop') void shutdown.begin(0, isServing() ? drainMs : 0);
  });
}
