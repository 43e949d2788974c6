import { describe, expect, it } from 'vitest';
import { redactText, redactUrl } from './redact.ts';

const cid = 'q3Zr0kPZxTnD1l8s2vYw5bA7cEfGhIjKlMnOpQrStUv';

it.each([
  ['/surveys', '/surveys'],
  ['/', '/'],
  ['/?app=demo&st=st1.a.b', '/?app=demo&st=…'],
  ['/?app=demo&uuid=alice&shash=ab', '/?app=demo&uuid=…&shash=…'],
  ['/?uh=secret', '/?uh=…'],
  ['/?%75h=secret', '/?uh=…'],
  ['/?UH=secret', '/?uh=…'],
  ['/?%E0%A4%A=secret', '/?…'],
  ['/?secret', '/?…'],
  ['/?app=who%20is%20it?uh=secret', '/?app=…'],
  ['/results?cid=c1&x=1', '/results?cid=…&…'],
  ['/nothing?cid=c1', '/…?cid=…'],
  ['/api/results?cid=c1&peek=1', '/api/results?cid=…&peek=1'],
  ['/go/c1', '/go/…'],
  ['/go/c1?language=de', '/go/…?language=de'],
  ['/track/t1/t2', '/track/…/…'],
  [`/result/${cid}`, '/result/…'],
  [`/RESULT/${cid}`, '/…/…'],
  [`/support-create-ticket?attempt=${cid}`, '/support-create-ticket?attempt=…'],
  ['/api/ip-logs/1-2-3/fp', '/api/ip-logs/…/fp'],
  ['/api/surveys/activities/c1/timeline', '/api/surveys/activities/…/timeline'],
  ['/api/console/users/my-app/u1/state', '/api/console/users/…/…/state'],
  ['/api/console/tickets?after=17_c1', '/api/console/tickets?after=…'],
  ['/return/a-supplier?rid=c1&code=10', '/return/a-supplier?…'],
  [`/return/${cid}?x`, '/return/…?…'],
  ['/callbacks/a-supplier', '/callbacks/a-supplier'],
  ['/assets/list-B3xK9d.js', '/assets/list-B3xK9d.js'],
  ['/wp-login.php', '/wp-login.php'],
  ['//evil.example/go/c1', '//…/go/…'],
  ['http://evil.example/go/c1', 'http://evil.example/go/…'],
  ['/#uh=secret', '/#…'],
])('the log never shows who sent the request: %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

it('nor does a text that quotes addresses', () => {
  expect(redactText('Failed at https://p.example/?uuid=alice&x=1 and /a?uh=h (why? no idea)')).toBe(
    'Failed at https://p.example/?uuid=…&… and /…?uh=… (why? no idea)',
  );
  expect(redactText('Left by https://p.example/go/c1 at noon')).toBe(
    'Left by https://p.example/go/… at noon',
  );
  expect(redactText('at f (https://p.example/assets/list-B3xK9d.js:1:20)\n  at g')).toBe(
    'at f (https://p.example/assets/list-B3xK9d.js:1:20)\n  at g',
  );
});

describe('hostile addresses', () => {
  const parts = [
    '/',
    '/users/',
    '/return/',
    '/go',
    '?',
    '&',
    '=',
    '/return/?',
    '%',
    '://',
    '/users/a',
    ' ?',
    '.js:1',
  ];

  // A million characters of these took the patterns of before minutes, since each began anew at every one of them.
  it.each(parts)('cost no more than their length: %j', (part) => {
    const hostile = part.repeat(1_000_000 / part.length);
    for (const shown of [redactUrl(hostile), redactUrl(`/go${hostile}`), redactText(hostile)])
      expect(shown.length).toBeLessThan(8_200);
  });

  it('are cut, and show nothing of a bearer at the cut', () => {
    const shown = redactUrl(`/?app=${'a'.repeat(3_000)}&uh=secret`);
    expect(shown).toBe('/?app=……');
    expect(redactUrl(`/${'go/'.repeat(682)}secret`)).not.toMatch(/secr?e?t?/);
  });
});
