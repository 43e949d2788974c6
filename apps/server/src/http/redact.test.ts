import { expect, it } from 'vitest';
import { redactText, redactUrl } from './redact.ts';

it.each([
  ['/surveys', '/surveys'],
  ['/?app=demo&uuid=alice&shash=ab', '/?app=demo&uuid=…&shash=…'],
  ['/?uh=secret', '/?uh=…'],
  ['/?%75h=secret', '/?%75h=…'],
  ['/?%E0%A4%A=secret', '/?%E0%A4%A=…'],
  ['/results?cid=c1&x=1', '/results?cid=…&x=1'],
  ['/go/c1', '/go/…'],
  ['/go/c1?x=1', '/go/…?x=1'],
  ['/track/t1', '/track/…'],
  ['/api/surveys/activities/c1/timeline', '/api/surveys/activities/…/timeline'],
  ['/api/console/users/my-app/u1/state', '/api/console/users/my-app/…/state'],
  ['/return/a-supplier?rid=c1&code=10', '/return/a-supplier?…'],
])('the log never shows who was asking: %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

it('nor does a text that quotes addresses', () => {
  expect(redactText('Failed at https://p.example/?uuid=alice&x=1 and /a?uh=h (why? no idea)')).toBe(
    'Failed at https://p.example/?uuid=…&x=1 and /a?uh=… (why? no idea)',
  );
  expect(redactText('Left by https://p.example/go/c1 at noon')).toBe(
    'Left by https://p.example/go/… at noon',
  );
});
