// Stories about the way into a survey: each makes its own, in a country whose surveys are theirs alone, and opens it
// by its hash.
import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { securityHash } from '../../apps/server/src/http/security-hash.ts';
import type { AppRecord } from '../../apps/server/src/store/apps.ts';
import type { Database } from '../../apps/server/src/store/database.ts';
import { aClick, anAnswer, aSurvey, aUser, type SurveyRecord } from '../../apps/server/test/support/rows.ts';
import { expect } from './product.ts';
import { visitorsFrom } from './publisher.ts';

/** `test.use(fromLuxembourg)`: where the visitors of a file come from. */
export const fromLuxembourg = { extraHTTPHeaders: { 'x-forwarded-for': visitorsFrom.luxembourg } };

export function surveyHere(
  database: Database,
  given: Parameters<typeof aSurvey>[1] = {},
): Promise<SurveyRecord> {
  return aSurvey(database.db, { country: 'LU', ...given });
}

/** A survey for owners of dogs. */
export const forDogs = { targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] } };

/** bob has been here before, so that no advice comes first; perhaps he has told us about his pets. */
export async function meetBob(database: Database, app: AppRecord, pets: string[] = []): Promise<void> {
  const bob = await aUser(database.db, app, 'bob');
  const taken = await aSurvey(database.db, { country: 'AQ' });
  await aClick(database.db, bob, taken, { state: 'screen_out', ended_at: new Date() });
  if (pets.length > 0) await anAnswer(database.db, bob, { id: 'pets' }, pets);
}

/** The link of a survey, for bob as his app knows him. */
export function surveyAddress(
  app: AppRecord,
  survey: { hash: string },
  parameters: Record<string, string> = {},
): string {
  const bob = { app: app.id, uuid: 'bob', shash: securityHash(app.secret, 'bob') };
  return `/survey?${new URLSearchParams({ ...bob, sh: survey.hash, ...parameters })}`;
}

/** After `page.clock.install()`: from here on the page's clock stands still until the story moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  // Where the machine took longer than the second it was given, that moment is over: a later one then.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass();
}

export async function expectAccessible(page: Page): Promise<void> {
  await Promise.all(page.frames().map(endFading));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
}

/** What fades in has not its colors yet, in a frame no more than on its page. */
async function endFading(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // Not waited for: a frame out of sight is not drawn, and nothing in it would come to its end.
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
  });
}
