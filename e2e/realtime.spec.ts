// What an open panel receives while nobody presses anything (RL-01), and the survey that was opened twice (SV-07).
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { aClick } from '@earnwall/server/testing/clicks';
import { aUser, type UserRecord } from '@earnwall/server/testing/people';
import type { APIRequestContext, Page, WebSocketRoute } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { comingFrom } from './support/countries.ts';
import { onDesktop } from './support/devices.ts';
import { appWithAlice } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { enter, panelAddress } from './support/publisher.ts';
import { surveyPaying } from './support/supplier.ts';

test.use(comingFrom('iceland'));

interface Story {
  app: AppRecord;
  alice: UserRecord;
  cid: string;
}

/** alice is in the middle of a survey. */
async function aliceInSurvey(database: Database): Promise<Story> {
  const { app, alice } = await appWithAlice(database);
  // Antarctica's: in nobody's list.
  const survey = await surveyPaying(database, 500, { country: 'AQ' });
  const cid = await aClick(database.db, alice, survey, { state: 'started', started_at: new Date() });
  return { app, alice, cid };
}

async function openSurveyAgain(request: APIRequestContext, { cid }: Story): Promise<void> {
  const answer = await request.get(`/go/${cid}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'This survey is open twice' });

/** Frames that the server has sent, of every socket of the page. */
function frames(page: Page): string[] {
  const received: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void received.push(String(payload)));
  });
  return received;
}

const isListening = (received: readonly string[], { alice }: Story) =>
  expect
    .poll(() => received)
    .toContain(JSON.stringify({ type: 'subscribed', channel: `notifications-${alice.uhash}` }));

test(
  'RL-01 SV-07 a socket opened with the public key brings the popup, once',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aliceInSurvey(database);
    const received = frames(page);
    const opened = page.waitForEvent('websocket');
    await enter(page, panelAddress(story.app, 'alice'));
    const address = new URL((await opened).url());
    const key = await page.evaluate(
      () => /"realtime":\{[^}]*"key":"([^"]+)"/.exec(document.documentElement.innerHTML)?.[1],
    );
    expect(key).toMatch(/^[\w-]{22}$/);
    expect([address.pathname, address.search]).toEqual(['/realtime', `?key=${key}`]);
    await isListening(received, story);

    await openSurveyAgain(request, story);
    await expect(popup(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(popup(page)).toBeHidden();

    // For an hour the metadata have it too: it is not shown again once closed, until it happens again.
    const metadata = await request.get('/api/app', {
      headers: { authorization: `Bearer ${story.alice.uhash}` },
    });
    expect((await metadata.json()).extra.duplicated_clicks).not.toBeNull();
    received.length = 0;
    await page.reload();
    await isListening(received, story);
    await expect(popup(page)).toBeHidden();
    await openSurveyAgain(request, story);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
  },
);

test(
  'RL-01 SV-07 another user, and another page, hear nothing of it',
  onDesktop,
  async ({ page, context, database, request }) => {
    const story = await aliceInSurvey(database);
    const bob = await aUser(database.db, story.app, 'bob');
    const received = frames(page);
    await enter(page, panelAddress(story.app, 'bob'));
    await isListening(received, { ...story, alice: bob });

    // bob's page asks for alice's channel with his own bearer, and a page of somebody else's asks for anything.
    const answers = (from: Page, asks: { url: string; channel: string; authorization: string }) =>
      from.evaluate(
        ({ url, channel, authorization }) =>
          new Promise<string>((done) => {
            const socket = new WebSocket(url);
            socket.onopen = () => socket.send(JSON.stringify({ type: 'subscribe', channel, authorization }));
            socket.onmessage = ({ data }) => {
              socket.close();
              done(JSON.parse(data).type);
            };
            socket.onerror = () => done('no socket');
          }),
        asks,
      );
    const url = await page.evaluate(() => {
      const key = /"realtime":\{[^}]*"key":"([^"]+)"/.exec(document.documentElement.innerHTML)?.[1];
      return `ws://${location.host}/realtime?key=${key}`;
    });
    const channel = `notifications-${story.alice.uhash}`;
    expect(await answers(page, { url, channel, authorization: `Bearer ${bob.uhash}` })).toBe('refused');
    expect(await answers(page, { url, channel, authorization: `Bearer ${story.alice.uhash}` })).toBe(
      'subscribed',
    );
    const stranger = await context.newPage();
    await stranger.goto('data:text/html,<title>Elsewhere</title>');
    expect(await answers(stranger, { url, channel, authorization: `Bearer ${story.alice.uhash}` })).toBe(
      'no socket',
    );

    await openSurveyAgain(request, story);
    // What the server sends next comes after it.
    await page.getByRole('button', { name: 'Activity', exact: true }).click();
    await expect(page.getByText('No activity yet')).toBeVisible();
    await expect(popup(page)).toBeHidden();
    expect(received.filter((frame) => frame.includes('duplicated-clicks'))).toEqual([]);
  },
);

test(
  'RL-01 a socket that is cut comes back, and what was missed is read again',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aliceInSurvey(database);
    const sockets: { page: WebSocketRoute; server?: WebSocketRoute }[] = [];
    const received: string[] = [];
    let isCut = false;
    // Each page comes back after a time of its own; this one after a second, then two.
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    await page.routeWebSocket(/\/realtime\?/, (socket) => {
      if (isCut) {
        sockets.push({ page: socket });
        void socket.close({ code: 1012 });
        return;
      }
      const server = socket.connectToServer();
      sockets.push({ page: socket, server });
      server.onMessage((message) => {
        received.push(String(message));
        // The server may repeat recent events; reading must do without them.
        if (!String(message).includes('duplicated-clicks')) socket.send(message);
      });
    });
    await enter(page, panelAddress(story.app, 'alice'));
    await isListening(received, story);

    isCut = true;
    for (const { page: near, server } of sockets)
      await Promise.all([near.close({ code: 1012 }), server?.close()]);
    // It tries again, and again.
    await expect.poll(() => sockets.length).toBeGreaterThan(1);
    await openSurveyAgain(request, story);
    received.length = 0;
    isCut = false;
    await isListening(received, story);
    await expect(popup(page)).toBeVisible();
  },
);

test(
  'RL-01 SV-07 where sockets are blocked, polling brings the same',
  onDesktop,
  async ({ page, database, request }) => {
    const story = await aliceInSurvey(database);
    await page.addInitScript(() => {
      window.WebSocket = class {
        constructor() {
          throw new DOMException('Sockets are blocked.', 'SecurityError');
        }
      } as unknown as typeof WebSocket;
    });
    await page.clock.install();
    // The signal shows that the work behind the page has begun: from then on it asks every minute.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const begun = page.waitForRequest('**/api/t/wr/true');
    await enter(page, panelAddress(story.app, 'alice'));
    await begun;
    await openSurveyAgain(request, story);
    await expect(popup(page)).toBeHidden();
    const asked = page.waitForRequest((each) => new URL(each.url()).pathname === '/api/app');
    await page.clock.runFor(60_000);
    await asked;
    await expect(popup(page)).toBeVisible();
  },
);
