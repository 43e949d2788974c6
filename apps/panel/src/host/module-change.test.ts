import { expect, it } from 'vitest';
import { type ModuleChange, moduleChange } from './module-change.ts';

it.each<[string, string, ModuleChange]>([
  ['/', '/support', { step: 'support', path: '/support' }],
  ['/', '/activities-history/surveys', { step: 'activities', path: '/activities-history/surveys' }],
  ['/surveys', '/offer?offer_id=7', { step: 'offers', path: '/offer?offer_id=7' }],
  ['/activities-history/surveys', '/support?attempt=a1', { step: 'support', path: '/support?attempt=a1' }],
  ['/support', '/support-create-ticket', { step: 'support-create-ticket', path: '/support-create-ticket' }],
  ['/support-create-ticket', '/support', { step: 'support', path: '/support' }],
  ['/support', '/', 'back'],
  ['/activities-history/offers', '/', 'back'],
  ['/offers', '/surveys?timeend=1', 'back'],
])('EM-03 from %s to %s the page is told', (from, to, told) => {
  expect(moduleChange(from, to)).toEqual(told);
});

it.each([
  ['/', '/questions'],
  ['/', '/surveys'],
  ['/featured', '/policy'],
  ['/questions', '/'],
  ['/offers', '/offer?offer_id=7'],
  ['/result', '/'],
  ['/support', '/error'],
])('EM-03 from %s to %s a module moves itself', (from, to) => {
  expect(moduleChange(from, to)).toBeNull();
});
