import type { CallRow } from '@earnwall/contract/call-row';
import { calls } from '@earnwall/contract/calls';
import { expect, it } from 'vitest';
import { baseOf } from './bases.ts';

const config = {
  api_base: 'https://panel.example/api',
  support_base: 'https://support.example',
  admin_base: 'https://admin.example/api',
  respondents_base: null,
  realtime: null,
};

it('AP-09 each call goes to the base this installation names for it', () => {
  const getApp: CallRow = calls['app/get-app'];
  expect(baseOf(getApp, config)).toBe('https://panel.example/api');
  expect(baseOf(calls['support/post-support-ticket'], config)).toBe('https://support.example');
  expect(baseOf({ base: 'admin' }, config)).toBe('https://admin.example/api');
});

it('AP-09 an installation may do without the respondents service', () => {
  const search = calls['duplicates/get-respondents-search'];
  expect(baseOf(search, config)).toBeNull();
  expect(baseOf(search, { ...config, respondents_base: 'https://r.example' })).toBe('https://r.example');
});
