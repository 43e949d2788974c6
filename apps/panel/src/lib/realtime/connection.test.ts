// @vitest-environment happy-dom
import type { ClientFrame } from '@earnwall/contract/realtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connection.ts';
import type { RealtimeState } from './realtime.ts';

/** The network: sockets that are answered within a millisecond, unless the server is down. */
let sockets: FakeSocket[];
let isDown: boolean;
let visibility: DocumentVisibilityState;
let stopped: AbortController;

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly openedAt = Date.now();
  readyState = FakeSocket.CONNECTING;
  readonly asked: ClientFrame[] = [];

  constructor(readonly url: string) {
    super();
    sockets.push(this);
    setTimeout(() => {
      if (isDown) return this.cut();
      if (this.readyState !== FakeSocket.CONNECTING) return;
      this.readyState = FakeSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    }, 1);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ClientFrame;
    this.asked.push(frame);
    if (frame.type === 'subscribe') this.say({ type: 'subscribed', channel: frame.channel });
    if (frame.type === 'ping') this.say({ type: 'pong' });
  }

  say(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  cut(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code: 1012 }));
  }
}

/** Chance that is the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

beforeEach(() => {
  [sockets, isDown, visibility, stopped] = [[], false, 'visible', new AbortController()];
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockImplementation(seeded(79));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  // The pages of one test hear nothing of the next one.
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as typeof target.addEventListener;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, heard: unknown) =>
      listen(type, heard as EventListener, { signal: stopped.signal }),
    );
  }
});
afterEach(() => {
  stopped.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const passes = (ms: number) => vi.advanceTimersByTime(ms);
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const cutAll = () => {
  for (const socket of [...sockets]) socket.cut();
};

interface Panel {
  /** When it was told to read again what it may have missed. */
  reads: number[];
  states: RealtimeState[];
}

function openPanels(count: number): Panel[] {
  const panels = Array.from({ length: count }, (): Panel => ({ reads: [], states: [] }));
  for (const { reads, states } of panels) {
    const connection = connect({
      url: 'https://panel.example/realtime',
      key: 'key',
      bearer: () => 'me:demo',
      onState: (state) => states.push(state),
    });
    connection.listen('notifications-me', {
      onEvent: () => undefined,
      onReconnect: () => reads.push(Date.now()),
    });
  }
  passes(10_000);
  expect(panels.every(({ states }) => states.at(-1) === 'live')).toBe(true);
  return panels;
}

/** How many of these moments the fullest second has. */
function fullestSecond(moments: readonly number[]): number {
  const sorted = [...moments].sort((a, b) => a - b);
  return Math.max(0, ...sorted.map((from) => sorted.filter((at) => at >= from && at < from + 1000).length));
}

/** A thousand panels, some at a time: so many timers on one clock take minutes. */
function aThousand(moments: (panels: Panel[]) => readonly number[]): number[] {
  const crowd = 50;
  return Array.from({ length: 1000 / crowd }, () => {
    stopped = new AbortController();
    [sockets, isDown] = [[], false];
    const found = moments(openPanels(crowd));
    stopped.abort();
    vi.clearAllTimers();
    return found;
  }).flat();
}

const since = (moment: number, from: number) => sockets.slice(from).map(({ openedAt }) => openedAt - moment);

describe('panels that lose their node', () => {
  it('PL-01 RL-01 a thousand of them come back spread, and read once each as they do', () => {
    const reads: number[] = [];
    const back = aThousand((panels) => {
      const cutAt = Date.now();
      cutAll();
      passes(15_000);
      expect(panels.every(({ states }) => states.at(-1) === 'live')).toBe(true);
      reads.push(...panels.flatMap((panel) => panel.reads.map((at) => at - cutAt)));
      return since(cutAt, panels.length);
    });
    expect([back.length, reads.length]).toEqual([1000, 1000]);
    expect(Math.max(...back)).toBeLessThanOrEqual(10_000);
    expect(fullestSecond(back)).toBeLessThan(150);
    expect(fullestSecond(reads)).toBeLessThan(150);
  });

  it('PL-01 RL-01 they ask ever more seldom while it stays away', () => {
    openPanels(100);
    const cutAt = Date.now();
    isDown = true;
    cutAll();
    passes(120_000);
    const tries = sockets.slice(100).map(({ openedAt }) => openedAt - cutAt);
    const between = (from: number, to: number) => tries.filter((at) => at >= from && at < to).length;
    expect(between(0, 20_000)).toBeGreaterThan(100);
    // Half a minute at most between two tries, fifteen seconds on the average.
    expect(between(60_000, 120_000)).toBeLessThan(500);
    expect(between(90_000, 120_000)).toBeGreaterThan(100);
    isDown = false;
    passes(31_000);
    expect(sockets.filter(({ readyState }) => readyState === FakeSocket.OPEN)).toHaveLength(100);
  });

  it('PL-01 what a node has missed is read spread, too', () => {
    const reads = aThousand((panels) => {
      const toldAt = Date.now();
      for (const socket of sockets) socket.say({ type: 'missed' });
      passes(15_000);
      return panels.flatMap((panel) => panel.reads.map((at) => at - toldAt));
    });
    expect(reads).toHaveLength(1000);
    expect(fullestSecond(reads)).toBeLessThan(150);
  });
});

describe('a panel that has read a moment before it hears again', () => {
  it('PL-01 RL-01 asks what was said since, as it does not read that again', () => {
    openPanels(1);
    cutAll();
    passes(10_001);
    const [again] = sockets.at(-1)?.asked ?? [];
    expect(again).toMatchObject({ type: 'subscribe', channel: 'notifications-me', age_ms: 10_000 });
  });
});

describe('a hidden panel', () => {
  it('PL-01 comes back without reading, and reads once when it is seen', () => {
    const [panel] = openPanels(1);
    see('hidden');
    for (let cut = 0; cut < 3; cut += 1) {
      cutAll();
      passes(40_000);
    }
    expect(panel).toMatchObject({ reads: [] });
    expect(panel?.states.at(-1)).toBe('live');
    const seenAt = Date.now();
    see('visible');
    passes(60_000);
    expect(panel?.reads).toEqual([seenAt]);
    see('hidden');
    see('visible');
    expect(panel?.reads).toHaveLength(1);
  });

  it('PL-01 whose socket is away comes back when it is seen, and reads once', () => {
    const [panel] = openPanels(1);
    see('hidden');
    isDown = true;
    cutAll();
    passes(60_000);
    isDown = false;
    const seenAt = Date.now();
    see('visible');
    passes(1);
    expect(panel?.reads).toEqual([seenAt + 1]);
    passes(60_000);
    expect(panel?.reads).toHaveLength(1);
  });
});

describe('panels of one network', () => {
  it('PL-01 that is there again do not come back together', () => {
    const back = aThousand((panels) => {
      isDown = true;
      cutAll();
      passes(60_000);
      isDown = false;
      const before = sockets.length;
      const onlineAt = Date.now();
      window.dispatchEvent(new Event('online'));
      passes(6_000);
      expect(panels.every(({ states }) => states.at(-1) === 'live')).toBe(true);
      return since(onlineAt, before);
    });
    expect(back.length).toBeGreaterThanOrEqual(1000);
    expect(fullestSecond(back)).toBeLessThan(350);
  });
});
