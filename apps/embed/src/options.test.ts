import { describe, expect, it } from 'vitest';
import { addressOf } from './options.ts';

const origin = 'https://panel.example';

describe("the panel's address", () => {
  it.each([
    [{ app: 'my-game', uuid: 'a@b.c' }, '/?mode=script&app=my-game&uuid=a%40b.c'],
    [{ app: 'my-game', token: 'st1.a.b' }, '/?mode=script&app=my-game&st=st1.a.b'],
    [{ uh: 'hash', language: 'ar' }, '/?mode=script&uh=hash&language=ar'],
    [
      { app: 'my-game', uuid: '1', shash: 'ff', params: { subid1: 'x y', cn: 'Gems' } },
      '/?subid1=x+y&cn=Gems&mode=script&app=my-game&uuid=1&shash=ff',
    ],
    [{ path: '/single-survey', params: { sslh: 'link' } }, '/single-survey?sslh=link&mode=script'],
    [{ path: '/offers', app: 'my-game', uuid: '1' }, '/offers?mode=script&app=my-game&uuid=1'],
    [{ path: '/offers?sort=my', uuid: '' }, '/offers?sort=my&mode=script'],
  ])('of %j', (options, expected) => {
    expect(addressOf(origin, 'script', options)).toBe(origin + expected);
  });

  it.each([
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['java\nscript:alert(1)', '/javascript:alert(1)'],
    ['data:text/html,x', '/data:text/html,x'],
    ['blob:https://panel.example/x', '/blob:https://panel.example/x'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\t/evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    [' //evil.example', '/evil.example'],
    ['https://evil.example/', '/https://evil.example/'],
    ['@evil.example', '/@evil.example'],
    ['.evil.example', '/.evil.example'],
    [':8080/', '/:8080/'],
    ['//', '/'],
    ['http://[', '/http://['],
  ])('EM-02 stays at the panel’s origin whatever the path says: %j', (path, expected) => {
    expect(addressOf(origin, 'script', { path })).toBe(`${origin}${expected}?mode=script`);
    expect(addressOf(`${origin}/`, 'script', { path })).toBe(`${origin}${expected}?mode=script`);
  });

  it('says nothing twice: what has a name of its own wins over a parameter of that name', () => {
    const options = { uuid: 'alice', params: { uuid: 'mallory', mode: 'page' } };
    expect(addressOf(origin, 'modal', options)).toBe(`${origin}/?uuid=alice&mode=modal`);
  });
});
