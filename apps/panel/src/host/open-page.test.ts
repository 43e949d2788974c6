import { expect, it } from 'vitest';
import { leavePage, openSurvey } from './open-page.ts';

/** A page in a browser that lets new tabs be, or does not. */
function notingPage(browser: 'opens tabs' | 'blocks tabs' | 'closes tabs' = 'opens tabs') {
  const done: unknown[] = [];
  const tab = {
    closed: browser === 'closes tabs',
    opener: 'the panel',
    location: { replace: (to: string | URL) => void done.push(['tab without', tab.opener, to]) },
  };
  const page = {
    open: (...args: unknown[]) => {
      done.push(['open', ...args]);
      return browser === 'blocks tabs' ? null : (tab as unknown as Window);
    },
    location: { assign: (url: string | URL) => void done.push(['assign', url]) },
  };
  return { page, done };
}

const url = 'https://panel.example/go/c1';

it('QF-03 a survey opens in a new tab that cannot reach back, the same window, or the browser of the app', () => {
  const { page, done } = notingPage();
  expect(openSurvey(page, url, 'new_tab')).toBe(true);
  expect(openSurvey(page, url, 'same_window')).toBe(true);
  expect(openSurvey(page, url, 'in_app_browser')).toBe(true);
  expect(done).toEqual([
    ['open', '', '_blank'],
    ['tab without', null, url],
    ['assign', url],
    ['open', url, '_blank'],
  ]);
});

it.each(['blocks tabs', 'closes tabs'] as const)('QF-03 says when a browser %s', (browser) => {
  const { page, done } = notingPage(browser);
  expect(openSurvey(page, url, 'new_tab')).toBe(false);
  expect(done).toEqual([['open', '', '_blank']]);
});

it('QF-02 a redirect leaves the page', () => {
  const { page, done } = notingPage();
  leavePage(page, url);
  expect(done).toEqual([['assign', url]]);
});

it('an address that would run as a script is not followed', () => {
  const { page, done } = notingPage();
  expect(openSurvey(page, 'javascript:alert(1)', 'same_window')).toBe(false);
  leavePage(page, 'javascript:alert(1)');
  expect(done).toEqual([]);
});
