// A phone's page of the product whose answers come from here, and how long its main thread works for a press.
import type { launchForMeasuring } from '../../e2e/support/throttled-browser.ts';

export type Browser = Awaited<ReturnType<typeof launchForMeasuring>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type CDPSession = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

/** How many times slower than this machine. */
const processor = 4;

export interface Phone {
  page: Page;
  session: CDPSession;
}

/** Bodies by the path of a call, and how many surveys the list has, made of those of the server. */
export interface Stubs {
  bodies?: Readonly<Record<string, string>>;
  surveys?: number;
}

export async function newPhone(browser: Browser, { bodies = {}, surveys = 0 }: Stubs = {}): Promise<Phone> {
  const page = await (
    await browser.newContext({ viewport: { width: 412, height: 840 }, isMobile: true, hasTouch: true })
  ).newPage();
  await page.addInitScript(`{
    const bodies = ${JSON.stringify(bodies)};
    const real = window.fetch;
    const json = (body) => new Response(body, { headers: { 'content-type': 'application/json' } });
    window.fetch = async (input, init) => {
      const path = new URL(input.url ?? input, location.href).pathname.replace('/api', '');
      if (bodies[path]) return json(bodies[path]);
      const answer = await real(input, init);
      if (path !== '/surveys' || !${surveys}) return answer;
      const list = await answer.json();
      const all = Array.from({ length: ${surveys} }, (_, place) => ({
        ...list.surveys[place % list.surveys.length],
        hash: 'survey-' + place,
        order: place,
        loi: 60 + (place * 7919) % 1500,
        onboarding: false,
      }));
      return json(JSON.stringify({ ...list, surveys: all }));
    };
  }`);
  const session = await page.context().newCDPSession(page);
  // In time of the processor: what else this machine does is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, session };
}

export interface Pressed {
  /** What the main thread worked, in milliseconds. */
  work: number;
  /** From the press to the frame that shows what it was for. */
  shown: number;
}

/** Presses what `button` finds and waits until `isShown` holds and is painted; both are expressions of the page. */
export async function press({ page, session }: Phone, button: string, isShown: string): Promise<Pressed> {
  // What came before is over: only the press counts.
  await page.evaluate('new Promise((done) => setTimeout(done, 300))');
  const before = await workOf(session);
  const shown = await page.evaluate<number>(`new Promise((done, failed) => {
    const began = performance.now();
    const look = () => {
      if (performance.now() - began > 30000) failed(new Error('never shown'));
      else if (${isShown}) requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
      else requestAnimationFrame(look);
    };
    (${button}).click();
    look();
  })`);
  return { work: (await workOf(session)) - before, shown };
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** A page without code that looks like the one that is shown: its styles and its document. */
export function stillOf(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const styles = [...document.styleSheets]
      .filter((sheet) => !sheet.disabled)
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    const root = document.documentElement;
    return '<!doctype html><html lang="en" class="' + root.className + '"><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">' +
      '<style>' + styles.join('') + '</style><body>' + document.body.innerHTML
        .replace(/<script[\\s\\S]*?<\\/script>/g, '');
  })()`);
}

/** Opens such a page, with a little code of its own. */
export async function openStill({ page }: Phone, origin: string, still: string, code: string): Promise<void> {
  const body = `${still}<script>${code}</script>`;
  await page.route(`${origin}/still`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/still`);
}
