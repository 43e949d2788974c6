import { expect, it } from 'vitest';
import { shownValue } from './shown-value.ts';

it('values are shown in the words of the form', () => {
  expect(shownValue('test_mode', false)).toBe('Live');
  expect(shownValue('status', 'closed_to_new_users')).toBe('No new users');
  expect(shownValue('revenue_share', '62.5')).toBe('62.5 %');
  expect(shownValue('show_wallet', true)).toBe('on');
  expect(shownValue('credit_cap', null)).toBe('none');
  expect(shownValue('col_qty', null)).toBe('default');
  expect(shownValue('allowed_origins', [])).toBe('none');
  expect(shownValue('html', 'x'.repeat(200))).toBe(`${'x'.repeat(120)}…`);
  expect(
    shownValue('sources', [
      { source: 'ios', enabled: false, disabled_countries: [] },
      { source: 'web', enabled: true, disabled_countries: ['DE', 'US'] },
    ]),
  ).toBe('ios (off), web without DE US');
});
