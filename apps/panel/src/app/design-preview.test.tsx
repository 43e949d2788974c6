// @vitest-environment happy-dom
import { defaultDesigns } from '@earnwall/contract/default-design';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Preview } from '#screens/design-preview/preview.ts';
import { previews } from '#screens/design-preview/previews.ts';
import { english } from '#testing/english.ts';
import { App } from './app.tsx';
import { PreviewedPanel } from './design-preview.tsx';
import { routes } from './routes.ts';
import { readStartUp } from './start-up/start-up.ts';

beforeAll(async () => {
  await Promise.all(routes.map(({ screen }) => screen.load(english)));
});

beforeEach(() => {
  window.scrollTo = () => undefined;
  // Everybody has time here.
  window.requestIdleCallback = (task) => window.setTimeout(task, 0);
  window.cancelIdleCallback = (task) => window.clearTimeout(task);
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Object.defineProperty(navigator, 'userAgent', {
    configurable: true,
    value:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
});

afterEach(cleanup);

function show(preview: Preview) {
  const observed = { unanswered: [] as string[], areActionsDone: false };
  const observer = {
    unanswered: (name: string) => void observed.unanswered.push(name),
    actionsDone: () => {
      observed.areActionsDone = true;
    },
  };
  const visit = {
    texts: english,
    startUp: readStartUp(''),
    design: defaultDesigns.light,
    layouts: {},
    sample: null,
    observer,
  };
  render(<PreviewedPanel preview={preview} visit={{ ...visit, language: 'en' }} App={App} />);
  return observed;
}

/** What there is to see, whatever React calls it: the page and what its root says about it (rounded buttons, direction). */
const look = () => {
  const root = document.documentElement;
  const said = root.getAttributeNames().map((name) => `${name}=${root.getAttribute(name)}`);
  return [...said, document.body.innerHTML.replaceAll(/"[^"]*_r_[^"]*"/g, '""')].join('\n');
};

/** How it looks once that is right and the page has come to rest, or has had its time; parts of a screen arrive one by one. */
async function settled(isRight: (look: string) => boolean): Promise<string> {
  let before = '';
  for (let rest = 0, moments = 0; rest < 3 && moments < 1000; moments += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 8)));
    const now = look();
    rest = now === before && isRight(now) ? rest + 1 : 0;
    before = now;
  }
  return before;
}

describe('RT-09 design previews', () => {
  const seen = new Map<string, string>();

  it.each(previews.map((preview) => [preview.name, preview] as const))(
    'RT-09 %s shows what none before it has shown, and asks for nothing that has no sample',
    async (name, preview) => {
      const observed = show(preview);
      const shown = await settled((now) => observed.areActionsDone && !seen.has(now));
      expect(observed).toEqual({ unanswered: [], areActionsDone: true });
      expect(seen.get(shown)).toBeUndefined();
      seen.set(shown, name);
    },
    30_000,
  );

  it('RT-09 have a name of their own each', () => {
    expect(new Set(previews.map(({ name }) => name)).size).toBe(previews.length);
  });
});
