import type { Page, Route } from '@playwright/test';

/** From here on these requests wait; answers what lets them go on, to the server unless said otherwise. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
