// What the main thread does from the address to a list at rest, in time of the processor: other work on this machine, which
// Lighthouse would count along, is not in it.
import { setTimeout } from 'node:timers/promises';
import type { Browser } from './phone.ts';

/** How many times slower a phone is; a task is measured at full speed and multiplied. */
const processor = 4;
/** A task that takes longer holds up a press. */
const longMs = 50;
/** By then, after it was asked for, a list has all it shows before its reader has rested (decision 0146). */
const restMs = 3000;
/** Until a page of its own is asked for. */
const spareMs = 500;

export interface Load {
  mainThread: number;
  blocking: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** Nothing is attached to the page: a debugger would be a tenth of its work. */
export async function loadOf(browser: Browser, address: string): Promise<Load> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext', {});
  try {
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
    const includedCategories = [
      ...['toplevel', 'loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    ];
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories },
    });
    await session.send('Target.createTarget', { url: address, browserContextId, width: 412, height: 840 });
    await setTimeout(restMs + spareMs);
    await session.send('Tracing.end');
    await ended;
    return loadIn(events, address);
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

function loadIn(events: readonly TraceEvent[], address: string): Load {
  const asked = events.find(
    ({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url === address,
  );
  const own = events.find(
    ({ name, args }) => name === 'FunctionCall' && args?.data?.url?.includes('/assets/'),
  );
  if (!asked || !own) throw new Error('The trace does not show the page.');
  const painted = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === own.pid);
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === own.pid && tid === own.tid,
    )
    .filter(({ ts }) => ts >= asked.ts && ts < asked.ts + restMs * 1000)
    .map(({ ts, tdur = 0 }) => ({
      ms: (tdur / 1000) * processor,
      // Before anything is seen there is nothing to press.
      isPressable: painted !== undefined && ts >= painted.ts,
    }));
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const pressable = tasks.filter(({ isPressable }) => isPressable);
  return {
    mainThread: sum(tasks.map(({ ms }) => ms)),
    blocking: sum(pressable.map(({ ms }) => Math.max(0, ms - longMs))),
  };
}
