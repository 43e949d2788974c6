// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { type PanelSetting, panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { errorScreen, nextParts } from './routes.ts';

const noRoom = (seconds: number) => ({
  status: 429,
  body: { code: 'too-many-requests', message: 'Too many new users from this network.' },
  headers: { 'retry-after': String(seconds) },
});
const room = { status: 200, body: sampleMetadata() };
const painted = (retry_after: number) => ({
  failure: { status: 429, code: 'too-many-requests', message: 'Too many.', retry_after } as const,
});

// What happens on the screen is told here, not how long its code takes to arrive.
beforeAll(() => Promise.all([...nextParts, errorScreen].map((part) => part.load(english))));
freshPages();

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
});
afterEach(() => {
  // While the timers are the same ones that the panel has set.
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = ({ calls }: { calls: string[] }) => calls.filter((call) => call === 'GET /api/app').length;
const waits = () => screen.queryByRole('heading', { name: 'One moment, please' }) !== null;

async function open(setting: PanelSetting) {
  const panel = panelParts(setting);
  window.history.replaceState(null, '', panel.parts.url);
  render(<App {...panel.parts} />);
  await passes(0);
  return panel;
}

describe('a newcomer for whom there is no room', () => {
  it.each(['page', 'script', 'single-page'])(
    'AP-04 ER-01 is let in by itself when the server has said, where they wanted to go (%s)',
    async (mode) => {
      const answers = { '/api/app': room };
      const search = `?uuid=alice&app=demo&mode=${mode}`;
      const panel = await open({ ...painted(2), path: '/surveys', search, answers });
      expect(waits()).toBe(true);
      expect(screen.getByText(/try again by ourselves in 3 s/)).toBeDefined();
      await passes(2_900);
      expect(asked(panel)).toBe(0);
      await passes(200);
      expect(asked(panel)).toBe(1);
      expect(waits()).toBe(false);
      expect(window.location.pathname).toBe('/surveys');
      expect(panel.session.getState()).toMatchObject({ loggedIn: true, failure: null });
    },
  );

  it('AP-04 is asked for by GET /app just the same, further apart each time, and by the button at once', async () => {
    const answers: NonNullable<PanelSetting['answers']> = { '/api/app': noRoom(2) };
    const panel = await open({ answers });
    expect([asked(panel), waits(), window.location.pathname]).toEqual([1, true, '/']);
    await passes(3_000);
    expect(asked(panel)).toBe(2);
    await passes(3_900);
    expect(asked(panel)).toBe(2);
    await passes(200);
    expect(asked(panel)).toBe(3);
    answers['/api/app'] = room;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await passes(0);
    expect([asked(panel), waits()]).toEqual([4, false]);
  });

  it('AP-04 waits until somebody looks', async () => {
    const panel = await open({ ...painted(2), answers: { '/api/app': room } });
    visibility = 'hidden';
    await passes(60_000);
    expect(asked(panel)).toBe(0);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await passes(0);
    expect([asked(panel), waits()]).toEqual([1, false]);
  });

  it('AP-04 is asked to come again themselves where it takes long', async () => {
    const panel = await open(painted(3_600));
    expect(screen.getByText(/try again in a few minutes/)).toBeDefined();
    await passes(7_200_000);
    expect(asked(panel)).toBe(0);
  });

  it('ER-01 without any connection it is an error, at its address', async () => {
    await open(painted(1));
    await passes(3_000);
    expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeDefined();
    expect(window.location.pathname).toBe('/error');
  });
});
