// A publisher's page on another site that uses the script as the guide says, under the strictest policy it allows:
// nothing but the script, the page's own lines and styles, and frames of the product. It sends no referrer, and
// its styles apply to every element.
import { expect, type Frame, type Page } from '@playwright/test';

interface Publication {
  page: Page;
  publisherPage: { origin: string; html: string };
  baseURL: string | undefined;
  body?: string;
  /** Done with `embed` at hand; `watch(name, panel)` records that panel's events, and stores it as `panels[name]`. */
  script: string;
  /** Other origins that may be shown in a frame of this page. */
  frames?: readonly string[];
}

/** An event that a listener of a panel got. */
interface PanelEvent {
  /** The panel's name in the story. */
  who: string;
  event: string;
  data: unknown;
}

const globalStyles = `* { margin: 0; letter-spacing: 9px }
  button { width: 100%; text-transform: uppercase } :focus-visible { outline: none }
  iframe { max-height: 9px; position: absolute } dialog { transform: scale(0.5) } span:empty { display: none }`;

const events = [
  ...['qualification-in-progress', 'survey-started', 'survey-completed'],
  ...['ready', 'resize', 'escape', 'open', 'close', 'error', 'blocked'],
  ...['close-results', 'close-error', 'click-back', 'open-url', 'step-change'],
];

/** Serves the page and opens it. */
export async function publish(publication: Publication): Promise<void> {
  const { page, publisherPage, baseURL, body = '', script, frames = [] } = publication;
  const policy = `default-src 'none'; script-src 'nonce-own' ${baseURL}; style-src 'nonce-own'; frame-src ${[baseURL, ...frames].join(' ')}`;
  publisherPage.html = `<html lang="en">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="content-security-policy" content="${policy}">
    <meta name="referrer" content="no-referrer">
    <style nonce="own">${globalStyles}</style>
    <script nonce="own">
      const panelEvents = [];
      const messages = [];
      const broken = [];
      const panels = {};
      addEventListener('message', ({ data }) => messages.push(data));
      addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));
      const watch = (who, panel) => {
        panels[who] = panel;
        for (const event of ${JSON.stringify(events)}) panel.on(event, (data) => panelEvents.push({ who, event, data }));
        return panel;
      };
      (window.earnwall ??= []).push((embed) => { ${script} });
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
    script: `watch('earn', embed.mount('#earn', { app: '${app.id}', uuid: 'alice', autoHeight: true }))`,
  });
  await isReady(publication.page, 'earn');
  await hasGrown(publication.page);
}

/** All messages the page received, as they came. */
export function messagesOf(page: Page): Promise<unknown[]> {
  return page.evaluate('messages');
}

/** The events that listeners of a panel got, except for `resize`. */
export async function eventsOf(page: Page, who: string): Promise<Pick<PanelEvent, 'event' | 'data'>[]> {
  const all = await page.evaluate<PanelEvent[]>('panelEvents');
  return all
    .filter((one) => one.who === who && one.event !== 'resize')
    .map(({ event, data }) => ({ event, data }));
}

/** Until the panel has sent `ready`. */
export async function isReady(page: Page, who: string): Promise<void> {
  await expect.poll(() => eventsOf(page, who)).toContainEqual({ event: 'ready', data: {} });
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
export async function accessibleNames(page: Page): Promise<string[]> {
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
export async function listenersOf(page: Page, expression: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { objectId = '' } = result;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  await session.detach();
  return listeners.map(({ type }) => type).sort();
}
