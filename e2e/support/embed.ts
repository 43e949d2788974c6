// A publisher's page on another site that uses the script as the guide says, under the strictest policy it allows:
// nothing but the script, the page's own lines and styles, and frames of the product. It says to nobody whose page it is,
// and its styles think of everything but us.
import { expect, type Frame, type Page } from '@playwright/test';

interface Publication {
  page: Page;
  publisherPage: { origin: string; html: string };
  baseURL: string | undefined;
  body?: string;
  /** Done with `embed` at hand; `watch(name, panel)` writes down what that panel tells, and keeps it as `panels[name]`. */
  wish: string;
  /** Other origins that may be shown in a frame of this page. */
  frames?: readonly string[];
}

/** What a listener of a panel has heard. */
interface Told {
  /** The panel's name in the story. */
  who: string;
  event: string;
  data: unknown;
}

const rudeStyles = `* { margin: 0; letter-spacing: 9px }
  button { width: 100%; text-transform: uppercase } :focus-visible { outline: none }
  iframe { max-height: 9px; position: absolute } dialog { transform: scale(0.5) } span:empty { display: none }`;

const events = [
  ...['qualification-in-progress', 'survey-started', 'survey-completed'],
  ...['ready', 'resize', 'escape', 'open', 'close', 'error', 'blocked'],
  ...['close-results', 'close-error', 'click-back', 'open-url', 'step-change'],
];

/** Serves the page and opens it. */
export async function publish(publication: Publication): Promise<void> {
  const { page, publisherPage, baseURL, body = '', wish, frames = [] } = publication;
  const policy = `default-src 'none'; script-src 'nonce-own' ${baseURL}; style-src 'nonce-own'; frame-src ${[baseURL, ...frames].join(' ')}`;
  publisherPage.html = `<html lang="en">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="content-security-policy" content="${policy}">
    <meta name="referrer" content="no-referrer">
    <style nonce="own">${rudeStyles}</style>
    <script nonce="own">
      const told = [];
      const heard = [];
      const broken = [];
      const panels = {};
      addEventListener('message', ({ data }) => heard.push(data));
      addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));
      const watch = (who, panel) => {
        panels[who] = panel;
        for (const event of ${JSON.stringify(events)}) panel.on(event, (data) => told.push({ who, event, data }));
        return panel;
      };
      (window.earnwall ??= []).push((embed) => { ${wish} });
    </script>
    <script defer src="${baseURL}/v1/embed.js"></script>
    <header>My game</header>
    <main><h1>Publisher</h1>${body}</main>`;
  await page.goto(publisherPage.origin);
}

/** alice's panel as a part of the page, named `earn`, until it listens and is as tall as what it shows. */
export async function publishMounted(
  publication: Pick<Publication, 'page' | 'publisherPage' | 'baseURL'>,
  app: { id: string },
): Promise<void> {
  await publish({
    ...publication,
    body: '<div id="earn"></div>',
    wish: `watch('earn', embed.mount('#earn', { app: '${app.id}', uuid: 'alice', autoHeight: true }))`,
  });
  await isReady(publication.page, 'earn');
  await hasGrown(publication.page);
}

/** All that came over the border, as it came. */
export function heardBy(page: Page): Promise<unknown[]> {
  return page.evaluate('heard');
}

/** What the listeners of a panel have heard, but for what only measures. */
export async function toldBy(page: Page, who: string): Promise<Pick<Told, 'event' | 'data'>[]> {
  const told = await page.evaluate<Told[]>('told');
  return told
    .filter((one) => one.who === who && one.event !== 'resize')
    .map(({ event, data }) => ({ event, data }));
}

/** Until the panel listens, which it says itself. */
export async function isReady(page: Page, who: string): Promise<void> {
  await expect.poll(() => toldBy(page, who)).toContainEqual({ event: 'ready', data: {} });
}

/** Until the frame is as tall as what it shows: as long as it grows, what is pressed in it may move away under the press. */
export async function hasGrown(page: Page): Promise<void> {
  const content = page.frameLocator('iframe').locator('[data-grows] #root');
  await expect(async () => {
    const height = await content.evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
    expect(await page.locator('iframe').boundingBox()).toMatchObject({ height });
  }).toPass();
}

/** The frame of the panel of that title, shown or only prepared. */
export async function panelFrame(page: Page, title = 'Rewards'): Promise<Frame> {
  const element = await page.waitForSelector(`iframe[title="${title}"]`, { state: 'attached' });
  const frame = await element.contentFrame();
  if (!frame) throw new Error(`There is no panel "${title}" on the page`);
  return frame;
}

/** What the page's policy has forbidden so far. */
export function brokenRules(page: Page): Promise<string[]> {
  return page.evaluate('broken');
}

/** What a screen reader finds, in its order: role and name of everything that has one. */
export async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return (
    nodes
      // Lines of a text are how it is drawn, not what is read.
      .filter(({ ignored, role, name }) => !ignored && role?.value !== 'InlineTextBox' && name?.value)
      .map(({ role, name }) => `${role?.value} ${name?.value}`)
  );
}

/** The events that something of the page listens to; `expression` is what the page calls it. */
export async function listenedTo(page: Page, expression: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { objectId = '' } = result;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  await session.detach();
  return listeners.map(({ type }) => type).sort();
}
