import { type Role, roles } from '@earnwall/contract/console-access';
import { capabilitiesOf } from '@earnwall/domain/console/access';
import { describe, expect, it } from 'vitest';
import { lazyScreen } from '#lib/lazy-screen.tsx';
import { isBelow, openTo, placeAt, shownInSidebar, titleOf } from './find-place.ts';
import { groups } from './places/place.ts';
import { openPlaces, places } from './places.ts';

/** As if every page existed. */
const all = places.map((place) => ({ ...place, screen: lazyScreen(async () => () => null) }));
const labels = (role: Role, app: string | null) =>
  groups.flatMap((group) =>
    shownInSidebar(openTo(capabilitiesOf(role), all), group, { app }).map(({ label }) => label),
  );

describe('the sidebar', () => {
  const work = ['Home', 'Tickets', 'Users', 'Bonuses', 'Announcements', 'Feedback'];
  const supply = ['Surveys', 'Offers'];
  const money = ['Numbers', 'Odds', 'Postbacks'];
  const ofApp = ['Apps', 'Settings', 'Keys', 'Design', 'Go-live'];
  const readApp = ['Apps', 'Settings', 'Design'];
  it.each<[Role, string[]]>([
    ['admin', [...work, ...supply, 'Suppliers', ...money, 'Payouts', ...ofApp, 'Team', 'Audit', 'System']],
    ['support', [...work, ...supply, 'Suppliers', ...money, ...readApp, 'System']],
    ['owner', [...work, ...supply, ...money, 'Payouts', ...ofApp, 'Team', 'Audit']],
    ['developer', [...work, ...supply, ...money, ...ofApp]],
    ['analyst', ['Home', 'Bonuses', 'Announcements', ...supply, 'Numbers', 'Odds', 'Payouts', ...readApp]],
  ])('%s sees what the role may open', (role, seen) => {
    expect(labels(role, 'coinloop')).toEqual(seen);
  });

  it('pages of an app wait until it is clear which', () => {
    expect(labels('developer', null)).toEqual([...work, ...supply, ...money, 'Apps']);
  });

  it('a page that does not exist is nowhere to be seen', () => {
    const none = all.map((place) => ({ ...place, screen: null }));
    expect(roles.flatMap((role) => openTo(capabilitiesOf(role), none))).toEqual([]);
  });
});

describe('the place at an address', () => {
  it.each([
    ['/', '/'],
    ['/apps', '/apps'],
    ['/apps/', '/apps'],
    ['/apps/new', '/apps/new'],
    ['/apps/coinloop/keys', '/apps/:app/keys'],
    ['/apps/new/keys', '/apps/:app/keys'],
  ])('%s → %s', (path, found) => {
    expect(placeAt(path, all)?.path).toBe(found);
  });

  it.each(['/nothing', '/apps/coinloop', '/apps/coinloop/keys/more', '/Team'])('%s is none', (path) => {
    expect(placeAt(path, all)).toBeNull();
  });

  it('the pages for everybody are found by their token', () => {
    expect(placeAt('/invitation/a.b-c', openPlaces)?.path).toBe('/invitation/:token');
  });

  it('no two places have one address or one shortcut', () => {
    const paths = [...places, ...openPlaces].map(({ path }) => path);
    const shortcuts = places.flatMap(({ shortcut }) => shortcut ?? []);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });
});

describe('the title', () => {
  const place = { label: 'Keys', path: '/apps/:app/keys' };
  it.each([
    [{ place, appName: 'Coinloop', isTest: false }, 'Keys · Coinloop · Earnwall'],
    [{ place, appName: 'Coinloop', isTest: true }, '[Test] Keys · Coinloop · Earnwall'],
    [{ place: null, appName: null, isTest: false }, 'Not found · Earnwall'],
  ])('%o', (facts, title) => {
    expect(titleOf(facts)).toBe(title);
  });
});

it.each([
  ['/users/:app/:uhash', null, '/users', true],
  ['/apps/new', null, '/apps', true],
  ['/apps/:app/keys', 'Apps', '/apps', false],
  ['/users/:app/:uhash', null, '/', false],
  ['/usersettings', null, '/users', false],
] as const)('%s (%s) is below %s: %s', (path, group, list, is) => {
  expect(isBelow({ path, group }, { path: list })).toBe(is);
});
