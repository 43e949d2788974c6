// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { Earned } from './earned.tsx';

freshPages();
afterEach(() => void vi.restoreAllMocks());

const coins = { currencyName: 'coins', rates: { cer: null, baseRate: 1, offset: 0 }, localized: false };

function show(props: Partial<Parameters<typeof Earned>[0]> = {}, reduced = false) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
  return render(
    <TextProvider texts={english}>
      <MoneyDisplayProvider value={coins}>
        <Earned amount={720} {...props} />
      </MoneyDisplayProvider>
    </TextProvider>,
  ).container;
}

const shown = (page: Element) => page.querySelector('.count-up-shown')?.textContent;

it('RS-02 counts from nothing, is announced once, and its confetti is removed', async () => {
  const page = show();
  expect([shown(page), page.querySelectorAll('.confetti i').length]).toEqual(['+0coins', 26]);
  expect(screen.getByRole('status').textContent).toBe('You earned 720 coins');
  await waitFor(() => expect([shown(page), page.querySelector('.confetti')]).toEqual(['+720coins', null]));
});

it('RS-02 with reduced motion the final number is there at once, and nothing flies', () => {
  const page = show({}, true);
  expect([shown(page), page.querySelector('.confetti')]).toEqual(['+720coins', null]);
  expect(screen.getByRole('status').textContent).toBe('You earned 720 coins');
});

it('RS-02 a reward that was celebrated before stands there without a word', () => {
  const page = show({ isNew: false });
  expect([shown(page), page.querySelector('.confetti')]).toEqual(['+720coins', null]);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('You earned 720 coins')).toBeDefined();
});

it.each([
  [undefined, null],
  [null, ''],
  [{ before: 1240, after: 1960 }, 'Today1,2401,960 coins'],
])('today %j shows %j', (today, words) => {
  const page = show({ today });
  const pill = page.querySelector('.earned-today, .earned-today-room');
  expect(pill?.textContent ?? null).toBe(words);
});
