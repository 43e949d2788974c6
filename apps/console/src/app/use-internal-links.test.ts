import { expect, it } from 'vitest';
import { internalPath } from './use-internal-links.ts';

const origin = 'https://console.example';
const link = (href: string, facts: { target?: string; download?: boolean } = {}) => {
  const { origin: its, pathname, search, hash } = new URL(href, origin);
  const attributes = facts.download ? ['download'] : [];
  return {
    ...{ origin: its, pathname, search, hash, target: facts.target ?? '' },
    hasAttribute: (name: string) => attributes.includes(name),
  };
};

it.each([
  ['/console', '/'],
  ['/console/', '/'],
  ['/console/apps/coinloop/keys?open=1', '/apps/coinloop/keys?open=1'],
  ['/console?app=coinloop', '/?app=coinloop'],
  ['/console/assets/third-party-notices.txt', null],
  ['/consoles', null],
  ['/api/console/audit?format=csv', null],
  ['#main', null],
  ['https://elsewhere.example/console/', null],
])('%s → %s', (href, path) => {
  expect(internalPath(link(href), origin)).toBe(path);
});

it('a new window and a download are the browser’s', () => {
  expect(internalPath(link('/console/', { target: '_blank' }), origin)).toBeNull();
  expect(internalPath(link('/console/', { download: true }), origin)).toBeNull();
});
