import type { Page } from '@playwright/test';

/** A publisher's page around the panel, which records the messages it gets. */
export async function embed(page: Page, publisherPage: { origin: string; html: string }, address: string) {
  publisherPage.html = `<html lang="en"><meta name="viewport" content="width=device-width">
    <script>received = JSON.parse(sessionStorage.received ?? '[]');
    onmessage = (event) => { received.push(event.data); sessionStorage.received = JSON.stringify(received) }</script>
    <main><h1>Publisher</h1><iframe title="panel" style="width:100%;height:620px;border:0" src="${address}"></iframe></main>`;
  await page.goto(publisherPage.origin);
  const received = (type: string) => () =>
    page.evaluate((wanted) => {
      const { received: all } = window as unknown as { received: { type: string; data: unknown }[] };
      return all.filter((message) => message.type === wanted).map((message) => message.data);
    }, type);
  return { panel: page.frameLocator('iframe'), received };
}
