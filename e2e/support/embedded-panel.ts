import type { Page } from '@playwright/test';

/** A publisher's page around the panel, which notes what it is told. */
export async function embed(page: Page, publisherPage: { origin: string; html: string }, address: string) {
  publisherPage.html = `<html lang="en"><meta name="viewport" content="width=device-width">
    <script>heard = JSON.parse(sessionStorage.heard ?? '[]');
    onmessage = (event) => { heard.push(event.data); sessionStorage.heard = JSON.stringify(heard) }</script>
    <main><h1>Publisher</h1><iframe title="panel" style="width:100%;height:620px;border:0" src="${address}"></iframe></main>`;
  await page.goto(publisherPage.origin);
  const heard = (type: string) => () =>
    page.evaluate((wanted) => {
      const { heard: all } = window as unknown as { heard: { type: string; data: unknown }[] };
      return all.filter((message) => message.type === wanted).map((message) => message.data);
    }, type);
  return { panel: page.frameLocator('iframe'), heard };
}
