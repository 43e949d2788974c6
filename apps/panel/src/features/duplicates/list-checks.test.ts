import type { Survey } from '@earnwall/contract/entities/survey';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { type Answers, sampleClient } from '#testing/sample-client.ts';
import { createListChecks } from './list-checks.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const search = '/respondents/search';
const rdds = '/api/rdds';
const rfg = '/api/rdds/rfg';
const evidence = { respondent: {}, surveys: [] };
const none = () => Response.json({ duplicate_hashes: [] });
const never = () => new Promise<Response>(() => undefined);

const checked = (place: number, changes: Partial<NonNullable<Survey['respondent_check']>> = {}): Survey =>
  sampleSurvey({
    hash: `h${place}`,
    respondent_check: {
      rd_supplier_id: 'person',
      survey_session_id: `person.h${place}`,
      rd_sy_nr: String(place),
      rd_destination_platform_id: 'platform',
      rd_destination_platform_survey_number: `p-${place}`,
      rd_duplication_checked: false,
      ...changes,
    },
  });
const rfgSurvey = (place: number) => sampleSurvey({ hash: `h${place}`, is_rfg_survey: true });
const many = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

/** When each path was asked, and how many surveys it was told of. */
function watched(answers: Answers, fingerprint: () => Promise<string | null> = async () => 'device') {
  const moments: [at: number, path: string][] = [];
  const timed = Object.entries(answers).map(([path, answer]) => [
    path,
    () => {
      moments.push([Date.now(), path]);
      return answer();
    },
  ]);
  const { client, asked } = sampleClient(Object.fromEntries(timed));
  const found: (readonly string[])[] = [];
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const checks = createListChecks({ client, fingerprint, wait, found: (hashes) => found.push(hashes) });
  const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body);
  const times = (path: string) => moments.filter(([, asked]) => asked === path).map(([at]) => at);
  return { checks, asked, found, sent, times };
}

describe('by the respondents service', () => {
  it('AP-03 looks read-only, and reports in batches of 5 with 2 s between', async () => {
    const { checks, asked, sent, times } = watched({ [search]: () => Response.json(evidence), [rdds]: none });
    checks.look(many(12, checked));
    await vi.runAllTimersAsync();
    expect(
      asked.filter(({ path }) => path === search).every(({ search }) => search.endsWith('read_only=true')),
    ).toBe(true);
    expect(sent(rdds).map((body) => (body as { surveys: unknown[] }).surveys.length)).toEqual([5, 5, 2]);
    expect(sent(rdds)[2]).toEqual({
      surveys: [
        { hash: 'h10', ...evidence },
        { hash: 'h11', ...evidence },
      ],
    });
    expect(times(rdds)).toEqual([0, 2000, 4000]);
  });

  it('AP-03 who answers later than a second, or not at all, is not heard', async () => {
    const slow = () => new Promise<Response>((done) => setTimeout(() => done(Response.json(evidence)), 1001));
    const { checks, sent, times } = watched({ [search]: slow, [rdds]: none });
    checks.look(many(6, checked));
    await vi.runAllTimersAsync();
    expect(sent(rdds)).toEqual([]);
    expect(times(search)).toEqual([0, 0, 0, 0, 0, 3000]);
  });

  it('AP-03 tells which surveys are gone', async () => {
    const { checks, found } = watched({
      [search]: () => Response.json(evidence),
      [rdds]: () => Response.json({ duplicate_hashes: ['h1'] }),
    });
    checks.look(many(2, checked));
    await vi.runAllTimersAsync();
    expect(found).toEqual([['h1']]);
  });

  it('AP-03 asks about nothing that needs no check, and about nothing twice in a visit', async () => {
    const { checks, times } = watched({ [search]: () => Response.json(evidence), [rdds]: none });
    checks.look([checked(1), checked(2, { rd_duplication_checked: true }), sampleSurvey()]);
    await vi.runAllTimersAsync();
    checks.look([checked(1), checked(3)]);
    await vi.runAllTimersAsync();
    expect(times(search)).toHaveLength(2);
  });
});

describe('by the device', () => {
  it('AP-03 sends the fingerprint with 10 hashes at a time and 1 s between', async () => {
    const { checks, sent, times } = watched({ [rfg]: none });
    checks.look([...many(23, rfgSurvey), sampleSurvey()]);
    await vi.runAllTimersAsync();
    const bodies = sent(rfg) as { fp: string; hashes: string[] }[];
    expect(bodies.map(({ fp, hashes }) => [fp, hashes.length])).toEqual([
      ['device', 10],
      ['device', 10],
      ['device', 3],
    ]);
    expect(times(rfg)).toEqual([0, 1000, 2000]);
  });

  it('AP-03 after 3 s without an answer it waits 1 s and tries again, twice, then goes on', async () => {
    const { checks, found, times } = watched({ [rfg]: never });
    checks.look(many(11, rfgSurvey));
    await vi.runAllTimersAsync();
    expect(times(rfg)).toEqual([0, 4000, 8000, 12_000, 16_000, 20_000]);
    expect(found).toEqual([]);
  });

  it('AP-03 a try that is answered is the last', async () => {
    const script = [never, () => Response.json({ duplicate_hashes: ['h2'] })];
    const { checks, found, times } = watched({ [rfg]: () => (script.shift() ?? never)() });
    checks.look(many(3, rfgSurvey));
    await vi.runAllTimersAsync();
    expect(times(rfg)).toEqual([0, 4000]);
    expect(found).toEqual([['h2']]);
  });

  it('AP-03 asks nothing when the device has no fingerprint', async () => {
    const { checks, asked } = watched({ [rfg]: none }, async () => null);
    checks.look(many(3, rfgSurvey));
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
  });
});

it('AP-03 stops with the visit', async () => {
  const { checks, times } = watched({ [rfg]: none });
  checks.look(many(20, rfgSurvey));
  await vi.advanceTimersByTimeAsync(0);
  checks.stop();
  await vi.runAllTimersAsync();
  expect(times(rfg)).toEqual([0]);
});
