// A page that frames the panel of its own app, to lure people into pressing what belongs to another app: whoever is
// logged in there stays a stranger here. The page is of the same site as the product, where browsers share the storage.
import { aClick } from '@earnwall/server/testing/clicks';
import { aUser } from '@earnwall/server/testing/people';
import { aSurvey } from '@earnwall/server/testing/surveys';
import type { Page, Request } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';

/** Frames the address, and answers with the logins that the panel has shown by the time it knows what to show. */
async function loginsUsed(page: Page, neighbour: { origin: string; html: string }, address: string) {
  const logins: (string | undefined)[] = [];
  const note = (request: Request) => {
    const isOfFrame = request.frame().parentFrame() !== null;
    if (isOfFrame && request.url().includes('/api/')) logins.push(request.headers().authorization);
  };
  neighbour.html = `<iframe title="lure" src="${address}">`;
  page.on('request', note);
  await page.goto(neighbour.origin);
  const panel = page.frameLocator('iframe');
  const list = panel.getByRole('list', { name: 'Surveys', exact: true });
  const unknown = panel.getByRole('heading', { name: 'This page opens from your app' });
  const result = panel.getByRole('heading', { name: 'One moment' });
  await expect(list.or(unknown).or(result).first()).toBeVisible();
  page.off('request', note);
  return [...new Set(logins.filter((login) => login !== undefined))];
}

test(
  'ID-06 a framed panel uses nobody’s login but one of the app that it was painted for',
  onDesktop,
  async ({ page, database, baseURL, neighbourPage }) => {
    const [good, lure] = await Promise.all([
      openApp(database),
      openApp(database, { allowed_origins: [neighbourPage.origin] }),
    ]);
    const victim = await aUser(database.db, good, 'victim');
    const accomplice = await aUser(database.db, lure, 'accomplice');
    const cid = await aClick(database.db, accomplice, await aSurvey(database.db, { country: 'ZZ' }));

    // By user hash and by uuid, as browsers store either.
    for (const login of [`/?uh=${victim.uhash}`, panelAddress(good, victim.uuid)]) {
      await enter(page, login);
      for (const lured of [`app=${lure.id}`, `cid=${cid}`, `app=${good.id}&cid=${cid}`]) {
        const used = await loginsUsed(page, neighbourPage, `${baseURL}/?${lured}`);
        expect(used, `${login} then ${lured}`).toEqual([]);
      }
    }
    // Who is of the very app is known in its frame, though the address brings no login.
    await enter(page, `/?uh=${accomplice.uhash}`);
    const used = await loginsUsed(page, neighbourPage, `${baseURL}/?app=${lure.id}`);
    expect(used).toEqual([`Bearer ${accomplice.uhash}`]);
  },
);
