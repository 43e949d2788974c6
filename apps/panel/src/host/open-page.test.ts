import { expect, it } from 'vitest';
import { leavePage, openSurvey } from './open-page.ts';

function notingPage() {
  const done: unknown[] = [];
  const page = {
    open: (...args: unknown[]) => {
      done.push(['open', ...args]);
      return null;
    },
    location: { assign: (url: string | URL) => void done.push(['assign', url]) },
  };
  return { page, done };
}

const url = 'https://panel.example/go/c1';

it('QF-03 a survey opens in a new tab, the same window, or the browser of the app', () => {
  const { page, done } = notingPage();
  openSurvey(page, url, 'new_tab');
  openSurvey(page, url, 'same_window');
  openSurvey(page, url, 'in_app_browser');
  expect(done).toEqual([
    ['open', url, '_blank', 'noopener'],
    ['assign', url],
    ['open', url, '_blank'],
  ]);
});

it('QF-02 a redirect leaves the page', () => {
  const { page, done } = notingPage();
  leavePage(page, url);
  expect(done).toEqual([['assign', url]]);
});

it('an address that would run as a script is not followed', () => {
  const { page, done } = notingPage();
  openSurvey(page, 'javascript:alert(1)', 'same_window');
  leavePage(page, 'javascript:alert(1)');
  expect(done).toEqual([]);
});
