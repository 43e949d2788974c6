import { afterAll, describe, expect, it } from 'vitest';
import { startAnsweringServer } from '#testing/configured/answering-server.ts';
import { now, policy, secrets, small, survey } from '#testing/configured/small-account.ts';
import { dryRunOffers, dryRunSurveys } from './dry-run.ts';
import lootably from './examples/lootably.json' with { type: 'json' };

const server = await startAnsweringServer();
afterAll(() => server.close());
const signal = new AbortController().signal;

describe('SV-01 a dry run', () => {
  const wanted = () => ({ id: 'acme', settings: { base: server.base, ...small }, secrets, page: null });

  it('SV-01 shows row by row what the list would become, and what could not be read', async () => {
    server.willAnswer({ surveys: [survey, { id: 8 }] });
    const result = await dryRunSurveys(wanted(), signal, { policy, now });
    expect(result).toMatchObject({
      kind: 'rows',
      rows: [
        { row: 0, becomes: 'surveys', surveys: [{ ref: '7' }] },
        { row: 1, becomes: 'unread', ref: '8', reason: expect.stringMatching(/^loi_seconds: it is missing/) },
      ],
    });
  });

  it('SV-01 of a page that was pasted asks for nothing and needs no secret', async () => {
    server.willAnswer();
    const page = JSON.stringify({ data: { offers: [{ offerID: 'S-1' }] } });
    const pasted = { id: 'l', settings: lootably, secrets: {}, page };
    expect(await dryRunOffers(pasted, signal)).toMatchObject({ rows: [{ becomes: 'unread', ref: 'S-1' }] });
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['no JSON', { page: 'oops' }, { kind: 'no_page', reason: 'The page is not JSON' }],
    ['no list', { page: '{}' }, { kind: 'no_page', reason: 'There is no list at /surveys' }],
    [
      'a mistake',
      { settings: {} },
      {
        kind: 'mistakes',
        mistakes: expect.arrayContaining([{ pointer: '/settings/base', message: 'is missing' }]),
      },
    ],
    [
      'a secret that is none',
      { secrets: { secret: 5, apik: 'k' } },
      { kind: 'mistakes', mistakes: [{ pointer: '/secrets/secret', message: expect.any(String) }] },
    ],
    [
      'a secret without a value',
      { secrets: { secret: 's' } },
      {
        kind: 'mistakes',
        mistakes: [
          { pointer: '/settings/secrets/1', message: 'names apik, which has no value among the secrets' },
        ],
      },
    ],
  ])('SV-01 says what is wrong: %s', async (_, change, expected) => {
    expect(await dryRunSurveys({ ...wanted(), ...change }, signal, { policy, now })).toEqual(expected);
  });
});
