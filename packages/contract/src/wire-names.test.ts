import { describe, expect, expectTypeOf, it } from 'vitest';
import type { EmbedMessages } from './embed-messages.ts';
import { errorAnswer } from './entities/error-answer.ts';
import { loginErrors, requestErrors } from './error-codes.ts';
import { noticeTypes } from './notices.ts';
import { storageKeys } from './storage-keys.ts';

/** Names that publishers, stored data and other programs already know: none may change by accident. */
describe('the names others rely on', () => {
  it('has the thirteen login errors', () => {
    expect(Object.entries(loginErrors).map(([code, meaning]) => `${code} ${meaning}`)).toEqual([
      '1 invalid credentials',
      '2 user not found by hash',
      '3 missing app',
      '4 missing user by app id and external id',
      '5 cannot create user',
      '6 app hash is an integer',
      '7 app is in new-users-disabled status',
      '8 disabled by app-country source config',
      '9 source is invalid',
      '10 app is fully disabled',
      '11 unknown',
      '12 invalid security hash',
      '13 error on user creation',
    ]);
  });

  it.each([...Object.keys(loginErrors).map(Number), ...Object.keys(requestErrors)])(
    'answers error %s in the one shape',
    (code) => {
      const answer = { code, message: 'why', errors: { phone: ['Invalid phone number'] } };
      expect(errorAnswer.parse(answer)).toEqual(answer);
    },
  );

  it('has the required notices', () => {
    expect([...noticeTypes].sort()).toEqual([
      'banned',
      'icloud_private_relay',
      'location_error',
      'maintenance',
      'no_surveys',
      'on_hold',
      'on_review',
      'sms_verification',
      'vpn_detected',
    ]);
  });

  it('has the required storage keys', () => {
    expect(Object.values(storageKeys)).toEqual(
      expect.arrayContaining([
        'primeuuid',
        'primeapp',
        'primeshash',
        'primeuh',
        'surveyHash',
        'sslh',
        'surveySubid',
        'sort-surveys',
        'sort-offers',
        'offers-platforms',
      ]),
    );
  });

  it('names the messages to the parent and their data', () => {
    expectTypeOf<EmbedMessages['ps-survey-started']>().toEqualTypeOf<{ readonly sid: string }>();
    expectTypeOf<EmbedMessages['ps-survey-completed']>().toEqualTypeOf<{
      readonly sid: string;
      readonly user_reward: number;
      readonly user_completes_count: number;
    }>();
    expectTypeOf<EmbedMessages>().toHaveProperty('ps-qualification-in-progress');
  });
});
