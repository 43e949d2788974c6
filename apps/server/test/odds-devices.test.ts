// What devices do to odds, over HTTP: learned from many outcomes of one supplier, said of its next survey.
import { movedBy } from '@earnwall/domain/odds/device-effects';
import { shownOdds } from '@earnwall/domain/odds/steps';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnOddsJob } from '#jobs/learn-odds.ts';
import { createLog } from '#request/log.ts';
import { supplier_odds } from '#store/schema/learned-odds.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp } from '#testing/apps.ts';
import { countEntries } from '#testing/outcomes.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { anExchangeSurvey, startSupplierServer } from './support/survey-clicks.ts';

let server: TestServer;
let alice: Person;
const on = () => server.database.db;

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36',
};
const desk = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Safari/537.36' };

/** Not placed by hand, and half of those who enter finish by the supplier's word. */
const word = { rank: 500_000, conversion: 0.5, said_entrants: 1_000 };

beforeAll(async () => {
  server = await startSupplierServer();
  alice = await aPerson(server, await anApp(on(), { requires_security_hash: false }));
});
afterAll(() => server.stop());

async function oddsOf(hash: string, headers: Record<string, string>): Promise<number | null | undefined> {
  await server.inventory.catchUp();
  await server.inventory.refreshOdds();
  const { body } = await server.call('surveys/get-surveys', { as: alice.uhash, headers });
  return (body.surveys as { hash: string; odds: number | null }[]).find((one) => one.hash === hash)?.odds;
}

/** A survey that is over: of a hundred on each device, so many finished. */
async function past(finished: { desktop: number; mobile: number }): Promise<void> {
  const survey = await anExchangeSurvey(server, word);
  for (const device of ['desktop', 'mobile'] as const)
    await countEntries(on(), survey, {
      ...{ entrants: 100, completes: finished[device], day: server.clock.now, devices: [device] },
    });
  await on().update(surveys).set({ status: 'closed' }).where(eq(surveys.id, survey.id));
}

describe('OD-01 odds on different devices', () => {
  it('are as was learned of the supplier: nobody has entered its new survey yet', async () => {
    const fresh = await anExchangeSurvey(server, word);
    const before = [await oddsOf(fresh.hash, desk), await oddsOf(fresh.hash, phone)];
    expect(before[0]).toBe(before[1]);
    for (let count = 0; count < 40; count += 1) await past({ desktop: 62, mobile: 38 });
    const log = createLog('info', { write: () => undefined });
    const job = learnOddsJob({ database: server.database, now: () => server.clock.now, log });
    await job.run(new AbortController().signal);

    const [learned] = await on()
      .select()
      .from(supplier_odds)
      .where(and(eq(supplier_odds.supplier_id, fresh.supplier_id), eq(supplier_odds.country, 'US')));
    const { desktop = 0, mobile = 0 } = learned?.devices ?? {};
    expect(desktop - mobile).toBeGreaterThan(0.7);
    const [atDesk, onPhone] = [await oddsOf(fresh.hash, desk), await oddsOf(fresh.hash, phone)];
    expect(atDesk).toBeGreaterThanOrEqual(55);
    expect(onPhone).toBeLessThanOrEqual(45);
    // As far apart as the two effects say, in steps.
    const expected = shownOdds(movedBy((atDesk ?? 0) / 100, mobile - desktop));
    expect(Math.abs((onPhone ?? 0) - expected)).toBeLessThanOrEqual(5);
  });

  it('follow what is counted on the device itself, also against what was learned', async () => {
    const survey = await anExchangeSurvey(server, word);
    const counted = (device: 'desktop' | 'mobile', completes: number) =>
      countEntries(on(), survey, { entrants: 400, completes, day: server.clock.now, devices: [device] });
    await counted('desktop', 160);
    await counted('mobile', 280);
    expect(await oddsOf(survey.hash, desk)).toBeLessThanOrEqual(45);
    expect(await oddsOf(survey.hash, phone)).toBeGreaterThanOrEqual(65);
  });
});
