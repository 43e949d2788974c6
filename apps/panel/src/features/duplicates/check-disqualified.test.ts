import type { CurrentSurvey } from '@earnwall/contract/entities/current-survey';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedSurvey as survey } from '#testing/checked-survey.ts';
import { type Answers, sampleClient } from '#testing/sample-client.ts';
import { checkDisqualified } from './check-disqualified.ts';

const evidence = { respondent: { duplicate: false }, surveys: [{ sy_nr: '4711', duplicate: true }] };
const never = () => new Promise<Response>(() => undefined);
const search = '/respondents/search';
const cd = '/api/surveys/h1/cd';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function checked(answers: Answers, chosen = survey) {
  const { client, asked } = sampleClient(answers);
  const verdict = checkDisqualified(client, chosen);
  await vi.runAllTimersAsync();
  return { disqualified: await verdict, asked, now: Date.now() };
}

describe('checkDisqualified', () => {
  it('AP-03 asks the respondents service with the survey’s parameters, for real, and hands its words to the server', async () => {
    const { disqualified, asked } = await checked({
      [search]: () => Response.json({ ...evidence, more: 'than asked for' }),
      [cd]: () => Response.json({ disqualified: true }),
    });
    expect(disqualified).toBe(true);
    expect(asked.map(({ path, search: query, body }) => ({ path, query, body }))).toEqual([
      {
        path: search,
        query:
          '?rt_sr_pd=person&sn_ud=person.h1&sy_nr=4711&destination_platform_id=platform' +
          '&destination_platform_survey_number=p-4711&read_only=false',
        body: undefined,
      },
      { path: cd, query: '', body: evidence },
    ]);
  });

  it('AP-03 ends without a finding where the server knows of none', async () => {
    const { disqualified } = await checked({
      [search]: () => Response.json(evidence),
      [cd]: () => Response.json({ disqualified: false }),
    });
    expect(disqualified).toBe(false);
  });

  it('AP-03 shows the third party no bearer and no header of ours', async () => {
    const { asked } = await checked({ [search]: () => Response.json(evidence) });
    expect(asked[0]).toMatchObject({ path: search, headers: {} });
    expect(asked[1]?.headers).toHaveProperty('authorization');
  });

  it.each<[string, Answers]>([
    ['the service is down', { [search]: () => Response.json({}, { status: 503 }), [cd]: never }],
    ['the service does not answer within a second', { [search]: never, [cd]: never }],
    ['the service says something else', { [search]: () => Response.json({ ok: 1 }), [cd]: never }],
    [
      'there is no network',
      { [search]: () => Promise.reject(new TypeError('Failed to fetch')), [cd]: never },
    ],
    [
      'our server fails',
      { [search]: () => Response.json(evidence), [cd]: () => Response.json({}, { status: 500 }) },
    ],
    ['our server is slow', { [search]: () => Response.json(evidence), [cd]: never }],
  ])('AP-03 lets the user go on when %s', async (_what, answers) => {
    const start = Date.now();
    const { disqualified, now } = await checked(answers);
    expect(disqualified).toBeNull();
    expect(now - start).toBeLessThanOrEqual(1000);
  });

  it.each<[string, CurrentSurvey]>([
    ['has no such service', { hash: 'h1' }],
    ['was checked already', { ...survey, rd_duplication_checked: true }],
  ])('AP-03 asks nobody about a survey that %s', async (_what, chosen) => {
    expect(await checked({}, chosen)).toMatchObject({ disqualified: null, asked: [] });
  });
});
