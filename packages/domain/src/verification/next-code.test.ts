import { describe, expect, it } from 'vitest';
import { nextCode } from './next-code.ts';

const noon = new Date('2026-03-10T12:00:00Z');
const seconds = (count: number) => new Date(noon.getTime() + count * 1000);
const sent = (secondsAgo: number, tries_left: number) => ({
  sent_at: seconds(-secondsAgo),
  expires_at: seconds(600 - secondsAgo),
  tries_left,
});

describe('nextCode', () => {
  it.each([
    ['nothing was sent', null, null, { kind: 'send', tries: 5 }],
    ['one was sent just now', sent(0, 5), seconds(0), { kind: 'too-soon', seconds: 60 }],
    ['one was sent a moment ago', sent(59.5, 5), seconds(-59.5), { kind: 'too-soon', seconds: 1 }],
    ['a minute has passed', sent(60, 5), seconds(-60), { kind: 'send', tries: 5 }],
    ['tries were spent on the former one', sent(60, 2), seconds(-60), { kind: 'send', tries: 2 }],
    ['all tries are spent', sent(60, 0), seconds(-60), { kind: 'locked', seconds: 540 }],
    ['all tries were spent within the minute', sent(10, 0), seconds(-10), { kind: 'locked', seconds: 590 }],
    ['the locked one has expired', sent(600, 0), seconds(-600), { kind: 'send', tries: 5 }],
    ['the former one has expired', sent(601, 3), seconds(-601), { kind: 'send', tries: 5 }],
  ] as const)('PH-02 when %s', (_when, last, numberSentAt, expected) => {
    expect(nextCode(last, numberSentAt, noon)).toMatchObject(expected);
  });

  it.each([
    ['goes out at once', sent(5, 5), null, { kind: 'send', tries: 5 }],
    ['brings no new tries', sent(5, 2), null, { kind: 'send', tries: 2 }],
    ['does not unlock', sent(5, 0), null, { kind: 'locked', seconds: 595 }],
    [
      'waits where it was asked for before the wrong one',
      sent(5, 5),
      seconds(-20),
      { kind: 'too-soon', seconds: 40 },
    ],
  ] as const)('PH-01 a code to a corrected number %s', (_what, last, numberSentAt, expected) => {
    expect(nextCode(last, numberSentAt, noon)).toMatchObject(expected);
  });

  it('PH-02 is good for ten minutes', () => {
    expect(nextCode(null, null, noon)).toMatchObject({ expiresAt: seconds(600) });
  });
});
