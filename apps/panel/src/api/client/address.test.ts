import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

it.each([
  ['https://x.example/api/', '/app', {}, {}, 'https://x.example/api/app'],
  ['/api', '/surveys/{hash}/cd', { hash: 'a/b?' }, {}, '/api/surveys/a%2Fb%3F/cd'],
  ['/api', '/surveys', {}, { limit: 12, q: undefined, n: null }, '/api/surveys?limit=12'],
  ['/api', '/offers', {}, { platform: ['ios', 'android'] }, '/api/offers?platform=ios&platform=android'],
  ['/api', '/offers/{id}', { id: 7 }, { is_preloaded: false }, '/api/offers/7?is_preloaded=false'],
])('%s%s', (base, path, params, query, address) => {
  expect(addressOf(base, path, params, query)).toBe(address);
});
