import { describe, expect, it } from 'vitest';
import { pathAbout, viewOf, whereOf } from './where.ts';

describe('what an address is about', () => {
  it.each([
    ['/', '', { app: null, isTest: false }],
    ['/audit', 'app=coinloop&test=1', { app: 'coinloop', isTest: true }],
    ['/apps/coin%20loop/keys', 'app=other', { app: 'coin loop', isTest: false }],
    ['/apps/new', '', { app: null, isTest: false }],
    ['/users/coin%20loop/u1', '', { app: 'coin loop', isTest: false }],
    ['/users', 'app=coinloop', { app: 'coinloop', isTest: false }],
    ['/audit', 'app=&test=0', { app: null, isTest: false }],
    ['/apps/%E0%A4%A/keys', '', { app: '%E0%A4%A', isTest: false }],
  ])('%s?%s', (path, search, where) => {
    expect(whereOf(path, search)).toEqual(where);
  });
});

describe('the way to a page keeps what it is about', () => {
  it.each([
    ['/audit', { app: 'coinloop', isTest: true }, '/audit?app=coinloop&test=1'],
    ['/audit', { app: null, isTest: false }, '/audit'],
    ['/apps/:app/keys', { app: 'coin loop', isTest: true }, '/apps/coin%20loop/keys?test=1'],
  ])('%s', (path, where, href) => {
    expect(pathAbout(path, where)).toBe(href);
  });
});

describe('the same view of another app', () => {
  it.each([
    ['b', '/apps/a/keys', 'test=1', '/apps/b/keys?test=1'],
    [null, '/apps/a/keys', 'open=k1', '/apps'],
    ['b', '/audit', 'app=a&who=dana&open=17&after=x', '/audit?app=b&who=dana'],
    [null, '/audit', 'app=a&who=dana', '/audit?who=dana'],
    ['b', '/users/a/u1', 'tab=ledger&after=x&test=1', '/users?test=1&app=b'],
    [null, '/users/a/u1', '', '/users'],
    ['b', '/', '', '/?app=b'],
    ['b', '/apps/new', '', '/apps/new?app=b'],
  ])('%s at %s?%s → %s', (app, path, search, href) => {
    expect(viewOf(app, path, search)).toBe(href);
  });
});
