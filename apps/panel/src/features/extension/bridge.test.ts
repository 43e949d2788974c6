import { describe, expect, it } from 'vitest';
import { createBridge } from './bridge.ts';

const origin = 'https://panel.example';
const ns = 'earnwall-extension';
const present = { ns, from: 'extension', type: 'present', data: { install: 'i1' } };

/** A window that notes what is posted in it. */
function noting() {
  const posted: unknown[] = [];
  const page = Object.assign(new EventTarget(), {
    location: { origin },
    postMessage: (...words: unknown[]) => void posted.push(words),
  });
  const arrive = (event: { data: unknown; origin?: string; source?: unknown }) =>
    page.dispatchEvent(Object.assign(new Event('message'), { origin, source: page, ...event }));
  const heard: unknown[] = [];
  const bridge = createBridge(page as unknown as Window, page);
  const stop = bridge.listen((message) => void heard.push(message));
  return { bridge, posted, arrive, heard, stop };
}

describe('EX-02 the way to the extension', () => {
  it('EX-02 hands over words with the page’s exact origin', () => {
    const { bridge, posted } = noting();
    bridge.send('pair', { code: 'c1' });
    expect(posted).toEqual([[{ ns, from: 'panel', type: 'pair', data: { code: 'c1' } }, origin]]);
  });

  it('EX-02 hears who is there and how a pairing ended, until it stops', () => {
    const { arrive, heard, stop } = noting();
    const unpaired = { ...present, data: { install: null } };
    const paired = { ...present, type: 'paired', data: { ok: true } };
    for (const data of [present, unpaired, paired]) arrive({ data });
    stop();
    arrive({ data: present });
    expect(heard).toEqual([present, unpaired, paired]);
  });

  it.each([
    ['another window', { data: present, source: {} }],
    ['another origin', { data: present, origin: 'https://evil.example' }],
    ['nothing', { data: null }],
    ['another namespace', { data: { ...present, ns: 'other' } }],
    ['its own words', { data: { ...present, from: 'panel' } }],
    ['an unknown word', { data: { ...present, type: 'give' } }],
    ['an install that is none', { data: { ...present, data: { install: 7 } } }],
    ['no data', { data: { ...present, data: undefined } }],
  ])('EX-02 does not hear %s', (_what, event) => {
    const { arrive, heard } = noting();
    arrive(event);
    expect(heard).toEqual([]);
  });
});
