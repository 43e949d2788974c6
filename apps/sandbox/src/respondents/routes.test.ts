import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createSandbox } from '../server.ts';

const panel = 'http://127.0.0.1:4000';
const sandbox = createSandbox(readConfig({ PRODUCT_URL: panel }), new URL('../../public/', import.meta.url));
beforeAll(async () => void (await sandbox.ready()));
afterAll(() => sandbox.close());

const search = (changes: Record<string, string> = {}, origin = panel) =>
  sandbox.inject({
    url: '/respondents/search',
    query: {
      rt_sr_pd: 'somebody',
      sn_ud: 'somebody.1',
      sy_nr: '4711',
      destination_platform_id: 'platform',
      destination_platform_survey_number: 'p-4711',
      read_only: 'true',
      ...changes,
    },
    headers: { origin },
  });

describe('the respondents service', () => {
  it('AP-03 answers about the person and the survey', async () => {
    const { statusCode, json } = await search();
    expect(statusCode).toBe(200);
    expect(json()).toEqual({
      respondent: { rt_sr_pd: 'somebody', sn_ud: 'somebody.1', duplicate: false, recorded: false },
      surveys: [{ sy_nr: '4711', destination_platform_survey_number: 'p-4711', duplicate: false }],
    });
  });

  it.each([
    ['taken-1', { statusCode: 200, duplicate: true, slow: false }],
    ['down-1', { statusCode: 503, duplicate: undefined, slow: false }],
    ['slow-1', { statusCode: 200, duplicate: true, slow: true }],
    ['1-taken', { statusCode: 200, duplicate: false, slow: false }],
  ])('says of %s: %j', async (sy_nr, said) => {
    const start = performance.now();
    const { statusCode, json } = await search({ sy_nr });
    const slow = performance.now() - start > 1400;
    expect({ statusCode, duplicate: json().surveys?.[0].duplicate, slow }).toEqual(said);
  });

  it('records a start, not a look', async () => {
    expect((await search({ read_only: 'false' })).json().respondent.recorded).toBe(true);
  });

  it('is read by the panel’s pages alone', async () => {
    const allowed = async (origin: string) =>
      (await search({}, origin)).headers['access-control-allow-origin'];
    expect([await allowed(panel), await allowed('https://other.example')]).toEqual([panel, undefined]);
  });

  it.each([
    ['nobody', { rt_sr_pd: '' }],
    ['a long name', { sn_ud: 'x'.repeat(129) }],
    ['another switch', { read_only: 'perhaps' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await search(changes)).statusCode).toBe(400);
  });
});
