// A configured supplier with a callback, as small as settings can be.
import { surveySettings } from '#adapters/suppliers/configured/schema/surveys.ts';
import { openConfiguredSurveys } from '#adapters/suppliers/configured/survey-kind.ts';

export const now = () => new Date('2026-01-02T03:04:05Z');
export const policy = { timeoutMs: 5_000, maxBytes: 100_000, pausesMs: [] };
export const secrets: Record<string, [string, ...string[]]> = { secret: ['new', 'old'], apik: ['key'] };

export const small = {
  secrets: ['secret', 'apik'],
  request: { method: 'GET', path: '/surveys', headers: { 'x-key': '$apik' } },
  items: '/surveys',
  map: {
    ...{ ref: '/id', country: '/country', language: '/language', loi_seconds: ['/minutes', 60] },
    ...{ payout: '/cents', conversion: ['/rate', 0.01], topic: { at: '/topic', map: { cars: 'cars' } } },
    devices: { at: '/devices', map: { pc: 'desktop', phone: 'mobile' } },
  },
  payout: { currency: 'USD', scale: 0.01 },
  entry: { template: 'https://in.example.com/{ref}?c={cid}&p={person}', query: { age: '{age}' } },
  redirect_hosts: ['in.example.com'],
  outcomes: { C: 'complete', S: 'screen_out' },
  callback: {
    ...{
      method: 'POST',
      format: 'json',
      map: { click: '/click', transaction: '/tx', code: '/code', payout: '/pays' },
    },
    sign: {
      hash: 'sha256',
      key: 'hmac',
      keys: ['$secret'],
      message: 'body',
      encoding: 'hex',
      at: 'header.x-sign',
    },
    ...{
      reverses: { at: '/reverses', optional: true },
      test: { '/test': true },
      ignore_when: { '/code': 'PENDING' },
    },
    answer: { type: 'text/plain', body: 'OK' },
  },
};
/** A row of its list. */
export const survey = {
  ...{ id: 7, country: 'de', language: 'de', minutes: 2.5, cents: 125, rate: 57 },
  ...{ topic: 'unheard of', devices: ['pc', 'watch'] },
};

export function openSmall(change: object = {}, base = 'https://acme.test') {
  const settings = surveySettings.parse({ base, ...structuredClone(small), ...change });
  return openConfiguredSurveys({ id: 'acme', name: 'Acme', settings, secrets }, { policy, now });
}
