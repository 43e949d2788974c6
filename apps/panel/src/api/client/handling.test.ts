import type { CallRow } from '@earnwall/contract/call-row';
import { type CallName, calls } from '@earnwall/contract/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#api/call-error.ts';
import { sampleClient } from '#testing/sample-client.ts';
import { addressOf } from './address.ts';

interface Handling {
  /** How often a call that fails is sent. */
  tries: number;
  /** The waits between them, at their longest. */
  waits: readonly number[];
  /** When a call that gets no answer is given up; null: the browser decides. */
  timeoutMs: number | null;
  /** Nothing is shown, even where the caller would. */
  silent: boolean;
  /** What is shown without the caller's doing. */
  shown: 'connection_error' | null;
}

const plain: Handling = { tries: 1, waits: [], timeoutMs: null, silent: false, shown: null };
const silent = { ...plain, silent: true };

/** How a failure is handled, call by call (AP-07); where nothing is said, the caller deals with the failure. */
const handling: Record<CallName, Handling> = {
  'app/get-app': plain,
  'surveys/get-surveys': plain,
  'offers/get-offers': plain,
  'offers/get-offers-id': plain,
  'offers/get-offers-pending-points-total': plain,
  'offers/get-offers-pending-points': plain,
  'activities/get-activities': plain,
  'activities/get-activity-timeline': plain,
  'qualification/post-qualification': { ...plain, tries: 3, waits: [500, 1000], shown: 'connection_error' },
  'qualification/post-answers': plain,
  'qualification/get-question-answers': plain,
  'surveys/post-surveys-cd': plain,
  'duplicates/get-respondents-search': { ...silent, timeoutMs: 1000 },
  'surveys/post-single-survey': plain,
  'experiments/get-experiments': plain,
  'results/get-results': plain,
  'results/post-ratings': plain,
  'support/post-support-ticket': plain,
  'support/get-support-appeal': plain,
  'support/get-support-tickets': plain,
  'support/get-support-ticket': plain,
  'support/post-support-ticket-reply': plain,
  'feedback/get-feedback-options': silent,
  'feedback/post-feedback': silent,
  'feedback/post-feedback-dismiss': silent,
  'verification/post-verification-sms': plain,
  'verification/post-verification-sms-verify': plain,
  'profile/get-profiling-review': plain,
  'profile/get-profiling-review-question': plain,
  'profile/put-profiling-review': plain,
  'profile/post-profiling-review-done': plain,
  'profile/get-profile': plain,
  'profile/get-profile-question': plain,
  'profile/put-profile-question': plain,
  'profile/delete-profile-question': plain,
  'profile/delete-profile': plain,
  'notifications/get-notifications': silent,
  'notifications/put-notifications': silent,
  'notifications/post-notifications-mail': silent,
  'notifications/post-notifications-mail-end': silent,
  'notifications/post-notifications-push': silent,
  'notifications/post-notifications-push-end': silent,
  'bonuses/post-bonus-claim': silent,
  'banners/post-banners-view': silent,
  'banners/post-banners-close': silent,
  'extension/post-extension-pairing': silent,
  'extension/post-extension-install': plain,
  'extension/get-extension-surveys': plain,
  'duplicates/post-rdds': silent,
  'duplicates/post-rdds-rfg': { ...silent, tries: 3, waits: [1000, 1000], timeoutMs: 3000 },
  'telemetry/post-t-mml': silent,
  'telemetry/post-t-wr-true': silent,
  'telemetry/post-t-gt': silent,
  'telemetry/put-ip-logs-fp': silent,
  'errors/post-errors-js': silent,
};
const rows = Object.entries(handling) as [CallName, Handling][];

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const input = {
  params: { hash: 'x', id: 'x', tab: 'surveys', questionId: 'x', question: 'x', lang: 'de' },
  query: {},
  body: {},
};

/** Makes the call against a server that always answers so; notes when each try was made and what was shown. */
async function made(name: CallName, answer: () => Response | Promise<Response>, options = {}) {
  const row: CallRow = calls[name];
  const base = row.base === 'respondents' ? '/respondents' : '/api';
  const tries: number[] = [];
  const respond = () => {
    // A wait of nothing takes a millisecond in some browsers, and in this clock.
    tries.push(Math.floor(Date.now() / 10) * 10);
    return answer();
  };
  const { client, failed } = sampleClient({ [addressOf(base, row.path, input.params, {})]: respond });
  let ended: { at: number; error: unknown } | null = null;
  client.call(name, input as never, options).catch((error: unknown) => {
    ended = { at: Date.now(), error };
  });
  await vi.advanceTimersByTimeAsync(600_000);
  return { tries, failed, ended: ended as { at: number; error: unknown } | null };
}

/** When each try is made, where each takes so long to fail. */
function triesAfter({ tries, waits }: Handling, failsAfterMs: number): number[] {
  const planned = [0];
  for (const wait of waits) planned.push((planned.at(-1) ?? 0) + failsAfterMs + wait);
  expect(planned).toHaveLength(tries);
  return planned;
}

const broken = () => Response.json({ code: 'unavailable', message: 'later' }, { status: 503 });
const never = () => new Promise<Response>(() => undefined);

describe('AP-07 the handling of every call', () => {
  it('AP-07 is told for each call of the table', () => {
    expect(Object.keys(handling).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(rows)(
    'AP-07 %s that fails is tried, shown and rejected as the table says',
    async (name, expected) => {
      const { tries, failed, ended } = await made(name, broken);
      expect(tries).toEqual(triesAfter(expected, 0));
      expect(failed).toEqual(expected.shown ? [{ type: expected.shown }] : []);
      expect(ended?.error).toBeInstanceOf(CallError);
    },
  );

  it.each(rows)('AP-07 %s is silent, or shows what its caller wants shown', async (name, expected) => {
    const { failed } = await made(name, broken, { errorMessage: 'connection_error' });
    expect(failed).toEqual(expected.silent ? [] : [{ type: 'connection_error' }]);
  });

  it.each(rows)('AP-07 %s without an answer is given up in its time', async (name, expected) => {
    const { tries, ended } = await made(name, never);
    if (expected.timeoutMs === null) {
      expect({ tries, ended }).toEqual({ tries: [0], ended: null });
      return;
    }
    const planned = triesAfter(expected, expected.timeoutMs);
    expect(tries).toEqual(planned);
    expect(ended).toMatchObject({
      at: (planned.at(-1) ?? 0) + expected.timeoutMs,
      error: { failure: { kind: 'timeout', message: 'request canceled with timeout' } },
    });
  });

  it.each(rows)('AP-07 %s refused with 401 ends the session, unless a third party refuses', async (name) => {
    const refused = () => Response.json({ code: 2, message: 'no' }, { status: 401 });
    const { tries, failed } = await made(name, refused);
    const isForeign = name === 'duplicates/get-respondents-search';
    expect({ tries, failed }).toEqual({ tries: [0], failed: isForeign ? [] : [{ loggedOut: 2 }] });
  });
});
