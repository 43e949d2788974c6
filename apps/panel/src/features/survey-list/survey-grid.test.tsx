// @vitest-environment happy-dom
import type { Survey } from '@earnwall/contract/entities/survey';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { english } from '#testing/english.ts';
import { type GridShape, SurveyGrid } from './survey-grid.tsx';

afterEach(cleanup);

const coins = { currencyName: 'coins', rates: { cer: null, baseRate: 1, offset: 0 }, localized: false };
const shape: GridShape = { columns: 5, layout: 'default', tileLayout: 'current' };

const plain = sampleSurvey({
  ...{ hash: 'plain', loi: 300, user_reward: 310, user_reward_without_bonus: 310 },
  ...{ user_rating_avg: 0, user_rating_ct: 0 },
});
const praised: Survey = {
  ...plain,
  hash: 'praised',
  loi: 700,
  user_reward: 720,
  user_reward_without_bonus: 600,
  bonus: 20,
  user_rating_avg: 4.3,
  user_rating_ct: 128,
  hot: true,
};
const onboarding: Survey = { ...plain, hash: 'onboarding', user_reward: 500, loi: 60, onboarding: true };

interface Options {
  startedHash?: string;
  showsReward?: boolean;
  marksPayout?: boolean;
  shape?: GridShape;
}

function show(surveys: Survey[], options: Options = {}) {
  const opened: string[] = [];
  render(
    <TextProvider texts={english}>
      <MoneyDisplayProvider value={coins}>
        <SurveyGrid
          surveys={surveys}
          started={options.startedHash ? [options.startedHash] : []}
          showsReward={options.showsReward ?? true}
          marksPayout={options.marksPayout ?? false}
          onOpen={({ hash }) => opened.push(hash)}
          {...(options.shape ?? shape)}
        />
      </MoneyDisplayProvider>
    </TextProvider>,
  );
  return opened;
}

describe('SurveyGrid', () => {
  it('reads each tile as one button with all a user needs to choose', () => {
    show([onboarding, praised, plain], { startedHash: 'plain' });
    expect(screen.getAllByRole('button').map((tile) => tile.querySelector('.unseen')?.textContent)).toEqual([
      'Complete your profile, 500 coins, 1 minute',
      '720 coins, 12 minutes, Odds not known yet, rated 4.3 of 5 by 128 people, +20%, Popular',
      '310 coins, 5 minutes, Odds not known yet, Continue',
    ]);
  });

  it('shows the topic of a survey and says it first; one without has no icon', () => {
    show([{ ...plain, hash: 'with-topic', topic: 'food' }, plain]);
    const [food, other] = screen.getAllByRole('button');
    expect(food?.querySelector('.tile-topic')?.textContent).toBe('Food & drink');
    expect(food?.querySelector('.unseen')?.textContent).toBe(
      'Food & drink, 310 coins, 5 minutes, Odds not known yet',
    );
    expect(other?.querySelector('.tile-topic')).toBeNull();
  });

  it('the tile is the button; a survey that was begun says so, and other layouts have their Start', () => {
    const actions = () => [...document.querySelectorAll('.tile-action')].map((action) => action.textContent);
    show([praised, plain], { startedHash: 'plain' });
    expect(actions()).toEqual(['Continue']);
    cleanup();
    show([praised, plain], { startedHash: 'plain', shape: { ...shape, tileLayout: 'new1' } });
    expect(actions()).toEqual(['Start', 'Continue']);
  });

  it('SL-06 shows every mark a survey has, whatever else it has, and says them all', () => {
    show([{ ...praised, feature: true, flag: 'Quick one' }]);
    const tile = screen.getByRole('button', { name: /, \+20%, Quick one, Popular, Featured$/ });
    const said = [...tile.querySelectorAll('.pill')].map((pill) => pill.textContent);
    const drawn = [...tile.querySelectorAll('[title]')].map((mark) => mark.getAttribute('title'));
    expect([said, drawn]).toEqual([['Quick one', 'Popular'], ['Featured']]);
    expect(tile.querySelectorAll('[title] > .icon')).toHaveLength(1);
    expect(tile.querySelector('.tile-bonus')?.textContent).toBe('600+20%');
  });

  it('SL-06 the onboarding tile has all that others have: time, bonus, the value without it, marks', () => {
    show([{ ...praised, onboarding: true }], { marksPayout: true });
    const tile = screen.getByRole('button', { name: /^Complete your profile, 720 coins, 12 minutes.*\+20%/ });
    expect(tile.querySelector('s')?.textContent).toBe('600');
    expect(tile.querySelector('.tile-facts')?.textContent).toBe('12 min4.3(128)600+20%');
    expect([...tile.querySelectorAll('.pill')].map((pill) => pill.textContent)).toEqual(['Popular']);
  });

  it.each([
    [80, 'Very good · ≈80%', 'Very good odds, about 80%'],
    [60, 'Good odds · ≈60%', 'Good odds, about 60%'],
    [30, 'Fair odds · ≈30%', 'Fair odds, about 30%'],
    [5, 'Low odds · ≈5%', 'Low odds, about 5%'],
    [null, 'Odds not known yet', 'Odds not known yet'],
  ])('OD-02 odds of %s stand on the tile as "%s" and are heard as "%s"', (odds, shown, heard) => {
    show([{ ...plain, odds }]);
    expect(document.querySelector('.tile-odds')?.textContent).toBe(shown);
    expect(screen.getByRole('button', { name: `310 coins, 5 minutes, ${heard}` })).toBeDefined();
  });

  it('OD-02 the onboarding tile has no odds', () => {
    show([{ ...onboarding, odds: 60 }]);
    expect(screen.getByRole('button').textContent).not.toMatch(/odds/i);
  });

  it('strikes the old value only where a bonus applies', () => {
    show([praised, plain]);
    expect([...document.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['600']);
  });

  it('SL-12 without rewards the time stands in their place, to the ear as well', () => {
    show([onboarding, plain], { showsReward: false });
    expect(screen.getAllByRole('button').map((tile) => tile.querySelector('.unseen')?.textContent)).toEqual([
      'Complete your profile, 1 minute',
      '5 minutes, Odds not known yet',
    ]);
    expect(document.body.textContent).not.toMatch(/310|500|coins/);
    expect([...document.querySelectorAll('.tile-reward')].map((shown) => shown.textContent)).toEqual([
      '1 min',
      '5 min',
    ]);
  });

  it('SL-06 payout type 2 is marked in the FS variant alone', () => {
    const special = { ...plain, hash: 'special', payout_type: 2 };
    show([special, plain], { marksPayout: true });
    expect(screen.getAllByRole('button', { name: /Special payout/ })).toHaveLength(1);
    cleanup();
    show([special]);
    expect(screen.queryByRole('button', { name: /Special payout/ })).toBeNull();
  });

  it('opens the survey that was pressed', () => {
    const opened = show([praised, plain]);
    fireEvent.click(screen.getByRole('button', { name: /^310 coins/ }));
    expect(opened).toEqual(['plain']);
  });

  it.each([
    [1, '24px'],
    [3, '24px'],
    [4, '16px'],
    [5, '14px'],
    [8, '14px'],
  ])('keeps the gap of %d columns at %s', (columns, gap) => {
    show([plain], { shape: { ...shape, columns } });
    expect(screen.getByRole('list').style.getPropertyValue('--gap')).toBe(gap);
  });

  it('lets the onboarding tile span two columns only where there are two', () => {
    show([onboarding], { shape: { ...shape, columns: 1 } });
    expect(screen.getByRole('listitem').className).toBe('cell');
  });
});
