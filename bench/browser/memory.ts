// Whether a visit that goes to and fro between its lists keeps what it has left behind.
import { type Browser, newPhone, type Phone } from './phone.ts';

interface Kept {
  heap: number;
  nodes: number;
}

export async function keptAfter(
  browser: Browser,
  origin: string,
  navigations: number,
): Promise<{ early: Kept; late: Kept }> {
  const phone = await newPhone(browser);
  const { page, session } = phone;
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // Devices are chosen before the first list of offers, so that no dialog is in the way.
    await page.addInitScript("localStorage.setItem('offers-platforms', JSON.stringify(['android']))");
    await page.goto(`${origin}/?app=demo-coins&uuid=alice&layout=default`);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
    // Until all that a visit loads by itself is there (decision 0146); and the first tenth fills caches that stay.
    await page.evaluate('new Promise((done) => setTimeout(done, 8000))');
    await go(phone, navigations / 10);
    const early = await kept(phone);
    await go(phone, navigations - navigations / 10);
    return { early, late: await kept(phone) };
  } finally {
    await page.context().close();
  }
}

/** There and back again, as links and Back do it. */
async function go({ page }: Phone, navigations: number): Promise<void> {
  await page.evaluate(`(async () => {
    const shown = (selector) => new Promise((done, failed) => {
      const began = performance.now();
      const look = () => {
        if (document.querySelector(selector)) done();
        else if (performance.now() - began > 20000) failed(new Error('never shown: ' + selector));
        else requestAnimationFrame(look);
      };
      look();
    });
    for (let at = 0; at < ${navigations / 2}; at += 1) {
      history.pushState(history.state, '', '/offers' + location.search);
      await shown('.offer-grid');
      history.pushState(history.state, '', '/' + location.search);
      await shown('.grid button.tile');
    }
  })()`);
}

async function kept({ page, session }: Phone): Promise<Kept> {
  // What was left last is let go of in a quiet moment.
  await page.evaluate('new Promise((done) => setTimeout(done, 1000))');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const nodes = metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  return { heap: await heapOf(session), nodes };
}

/**
 * What the page's own values take, in bytes. What the engine compiles of functions that are called often, and what the
 * browser notes of its own frames, grows for a while in any page and is not of the panel's making.
 */
async function heapOf(session: Phone['session']): Promise<number> {
  let text = '';
  const more = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', more);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', more);
  const { snapshot, nodes } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = types[type]?.[nodes[at + type] ?? 0] ?? '';
    if (!notOurs.includes(name)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

const notOurs = ['code', 'native', 'hidden', 'synthetic', 'object shape'];

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: string[][] } };
  nodes: number[];
}
