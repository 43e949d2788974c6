// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModal } from './modal.ts';

const origin = 'https://panel.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A modal whose frame loads nothing, and says what a test wants. */
function setUp(title?: string) {
  const events: string[] = [];
  const loads: string[] = [];
  const panel = createModal(origin, {
    app: 'my-game',
    loadingLabel: 'One moment',
    ...(title && { title }),
  });
  for (const name of ['open', 'error', 'ready', 'close'] as const) panel.on(name, () => events.push(name));
  // Loading is the browser's: here it is only noted.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation((to) => {
    loads.push(to);
  });
  const inside = { postMessage: () => {} } as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside);
  panel.prepare();
  const post = (type: string, data: object = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: inside,
        data: { ns: 'earnwall', v: 1, type, id: '', data },
      }),
    );
  const ready = () => post('ready');
  const status = () => document.querySelector('[role=status]')?.textContent;
  return { panel, events, loads, post, ready, status };
}

describe('EM-04 a panel that does not come', () => {
  it('is reported as an error and loaded again, less and less often', () => {
    const { events, loads } = setUp();
    vi.advanceTimersByTime(19_000);
    expect([events, loads.length]).toEqual([[], 1]);
    vi.advanceTimersByTime(1_000);
    expect([events, loads.length]).toEqual([['error'], 2]);
    vi.advanceTimersByTime(39_000);
    expect(loads).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect([events, loads.length]).toEqual([['error', 'error'], 3]);
    expect(new Set(loads)).toEqual(new Set([`${origin}/?mode=modal&app=my-game`]));
  });

  it('is loaded again at once when somebody opens it', () => {
    const { panel, loads } = setUp();
    vi.advanceTimersByTime(20_000);
    panel.open();
    expect(loads).toHaveLength(3);
  });

  it('is waited for no longer once it has come, or is destroyed', () => {
    const { events, loads, ready, panel } = setUp();
    ready();
    vi.advanceTimersByTime(600_000);
    panel.open();
    expect([events, loads.length]).toEqual([['ready', 'open'], 1]);
    // The page has thrown it away with the rest of its body, and it is loaded anew.
    document.body.replaceChildren();
    panel.open();
    vi.advanceTimersByTime(19_000);
    expect(loads).toHaveLength(2);
    panel.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('EM-01 says that it loads until it has come', () => {
  const { ready, status } = setUp();
  expect(status()).toBe('One moment');
  ready();
  expect(status()).toBeUndefined();
});

it.each([
  ['the name of the app', undefined, 'Pixel Quest'],
  ['the title it was given', 'Earn coins', 'Earn coins'],
])('EM-01 its bar has the colors of the panel, and %s', (_, given, shown) => {
  const { post } = setUp(given);
  const dialog = document.querySelector('dialog');
  post('appearance', { background: 'rgb(20, 20, 31)', color: 'rgb(255, 255, 255)', title: 'Pixel Quest' });
  expect([dialog?.style.background, dialog?.style.color]).toEqual(['rgb(20, 20, 31)', 'rgb(255, 255, 255)']);
  expect(dialog?.firstElementChild?.textContent).toBe(shown);
  expect(dialog?.querySelector('button')?.style.color).toBe('inherit');
});
