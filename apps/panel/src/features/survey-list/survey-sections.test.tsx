// @vitest-environment happy-dom
import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Survey } from '@earnwall/contract/entities/survey';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { english } from '#testing/english.ts';
import { SurveySection } from './survey-section.tsx';
import { SurveySections } from './survey-sections.tsx';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const coins = { currencyName: 'coins', rates: { cer: null, baseRate: 1, offset: 0 }, localized: false };
const facts = { highReward: 1000, newSince: '2026-03-09' };
const opened: string[] = [];
const tiles = {
  ...{ columns: 4, layout: 'default' as const, tileLayout: 'current' as const },
  ...{ started: [], showsReward: true, marksPayout: false },
  onOpen: ({ hash }: Survey) => void opened.push(hash),
};
const some = (name: string, count: number, changes: Partial<Survey>) =>
  Array.from({ length: count }, (_, at) => sampleSurvey({ hash: `${name}-${at}`, ...changes }));

function show(
  surveys: Survey[],
  started: string[] = [],
  more: { fairPay?: Metadata['fair_pay']; showsReward?: boolean } = {},
) {
  render(
    <TextProvider texts={english}>
      <MoneyDisplayProvider value={coins}>
        <SurveySections {...tiles} fairPay={null} {...more} started={started} surveys={surveys} facts={facts}>
          <p>Recent</p>
        </SurveySections>
      </MoneyDisplayProvider>
    </TextProvider>,
  );
}

const best = sampleSurvey({ hash: 'best', topic: 'travel', user_reward: 720 });
const list = [
  best,
  ...some('quick', 6, { loi: 120 }),
  ...some('high', 2, { user_reward: 1500 }),
  ...some('new', 2, { opened_on: '2026-03-10' }),
  ...some('other', 40, {}),
];

it('has a heading for the best survey and for each section, with what sets it apart', () => {
  show(list);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Best for you', 'Quick', 'High reward', 'New', 'More surveys'],
  ]);
  const regions = screen
    .getAllByRole('region')
    .map((region) => region.querySelector('.section-head small')?.textContent);
  expect(regions).toEqual([undefined, '5 min or less', '1,000 coins and more', 'since yesterday', undefined]);
  expect(screen.getAllByRole('list').map((shown) => shown.children.length)).toEqual([4, 2, 2, 15]);
});

it('opens the best survey by the one solid button, which says all about it', () => {
  show(list);
  const start = screen.getByRole('button', {
    name: /^Start Travel, 720 coins, 10 minutes, Odds not known yet, rated 4.2/,
  });
  expect(document.querySelectorAll('.button-solid')).toHaveLength(1);
  fireEvent.click(start);
  expect(opened.pop()).toBe('best');
  cleanup();
  show(list, ['best']);
  expect(screen.getByRole('button', { name: /^Continue Travel, 720 coins/ })).toBeDefined();
});

it('onboarding as the best one says its own words', () => {
  show([{ ...best, topic: null, onboarding: true }, ...list.slice(1)]);
  expect(screen.getByRole('region', { name: 'Best for you' }).textContent).toContain('Complete your profile');
  expect(screen.getByRole('button', { name: /^Start Complete your profile, 720 coins/ })).toBeDefined();
});

const likely = {
  ...best,
  ...{ odds: 60, per_minute: 48, loi: 720, paid_seconds: 360 },
  ...{ week_started: 212, week_finished: 127 },
};
/** What is shown, with ordinary spaces. */
const hero = () =>
  screen.getByRole('region', { name: 'Best for you' }).textContent?.replaceAll('\u00a0', ' ');

it('OD-02 the best survey says its odds in words and numbers, from how many, and what a minute is worth', () => {
  show([likely, ...list.slice(1)], [], { fairPay: { rate_micros: 12_000_000 } });
  expect(hero()).toContain('Good odds · about 60%');
  expect(hero()).toContain('Of 212 who started this week, 127 finished.');
  expect(hero()).toContain('≈ 48 coins/min, turn-aways included');
  expect(hero()).toContain('If you are turned away: 12 coins a minute after the first, up to 60 coins.');
  expect(document.querySelectorAll('.odds-bar .full')).toHaveLength(6);
  expect(document.querySelectorAll('.odds-bar .half')).toHaveLength(0);
});

it('OD-02 nothing is said that is not so: no pay for time, too few people, unknown odds, hidden rewards', () => {
  show([{ ...likely, odds: 65, week_started: 19 }, ...list.slice(1)]);
  expect(hero()).not.toMatch(/turned away:|started this week/);
  expect(document.querySelectorAll('.odds-bar .half')).toHaveLength(1);
  cleanup();
  show([{ ...likely, odds: null, per_minute: null }, ...list.slice(1)], [], {
    fairPay: { rate_micros: 12_000_000 },
  });
  expect(hero()).toMatch(/Odds not known yet.*turned away: 12/);
  expect(hero()).not.toMatch(/%|coins\/min/);
  expect(document.querySelector('.odds-bar')).toBeNull();
  cleanup();
  show([likely, ...list.slice(1)], [], { fairPay: { rate_micros: 12_000_000 }, showsReward: false });
  expect(hero()).toContain('Good odds · about 60%');
  expect(hero()).not.toMatch(/coins|turned away/);
  cleanup();
  show([{ ...likely, onboarding: true }, ...list.slice(1)]);
  expect(hero()).not.toContain('dds');
});

it('See all opens a section in its place, and closes it again', async () => {
  show(list);
  const quick = within(screen.getByRole('region', { name: 'Quick' }));
  const all = await quick.findByRole('button', { name: 'See all' });
  expect(all.getAttribute('aria-expanded')).toBe('false');
  all.focus();
  fireEvent.click(all);
  expect(quick.getAllByRole('listitem')).toHaveLength(6);
  expect(document.activeElement).toBe(all);
  expect([all.getAttribute('aria-expanded'), all.textContent]).toEqual(['true', 'Show less']);
  fireEvent.click(all);
  expect(quick.getAllByRole('listitem')).toHaveLength(4);
  // A section that shows all it has needs none.
  expect(
    within(screen.getByRole('region', { name: 'New' })).queryByRole('button', { name: 'See all' }),
  ).toBeNull();
});

it('Show more grows one list by 24, leads to the first new tile and says how many show', async () => {
  const surveys = some('one', 60, {}).map((survey, order) => ({
    ...survey,
    order,
    user_reward: 100 + order,
  }));
  render(
    <TextProvider texts={english}>
      <MoneyDisplayProvider value={coins}>
        <SurveySection {...tiles} surveys={surveys} />
      </MoneyDisplayProvider>
    </TextProvider>,
  );
  expect(screen.getByRole('list', { name: 'Surveys' }).children).toHaveLength(24);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(48);
  expect(document.activeElement?.textContent).toContain('124 coins');
  expect(screen.getByRole('status').textContent).toBe('Showing 48 of 60');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(document.activeElement?.textContent).toContain('148 coins');
  expect(screen.getByRole('status').textContent).toBe('Showing 60 of 60');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('a list says how long it is while it grows, and no more once it is whole', async () => {
  const shown = (count: number) => {
    cleanup();
    const surveys = some('one', count, {});
    render(
      <TextProvider texts={english}>
        <MoneyDisplayProvider value={coins}>
          <SurveySection {...tiles} surveys={surveys} />
        </MoneyDisplayProvider>
      </TextProvider>,
    );
    const last = screen.getAllByRole('listitem').at(-1);
    return [last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')];
  };
  expect(shown(60)).toEqual(['24', '60']);
  expect(shown(24)).toEqual([null, null]);
});
