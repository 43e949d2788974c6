// Another order for 500 surveys, against a page that makes all its tiles anew; and what a scroll through them costs.
import { type Browser, newPhone, openStill, type Phone, type Pressed, press, stillOf } from './phone.ts';

const surveys = 500;
const byTime = "document.querySelector('.chips input:not(:checked)')";
const firstTile = "document.querySelector('.grid button.tile').textContent";

export async function sortOfMany(
  browser: Browser,
  origin: string,
): Promise<{ product: Pressed; still: Pressed; longestFrame: number }> {
  const phone = await newPhone(browser, { surveys });
  const { page } = phone;
  try {
    await page.goto(`${origin}/?app=demo-coins&uuid=alice&layout=default`);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
    const before = await stillOf(page);
    await page.evaluate(`first = ${firstTile}`);
    const product = await press(phone, byTime, `${firstTile} !== first`);
    const longestFrame = await scroll(phone);
    await openStill(
      phone,
      origin,
      before,
      `const grid = document.querySelector('.grid');
      const tile = grid.children[1].outerHTML;
      let all = Array.from({ length: ${surveys} }, (_, place) => ({ place, loi: (place * 7919) % 1500 }));
      const show = () => {
        grid.innerHTML = all.map(({ loi }) => tile.replace('</span>', loi + '</span>')).join('');
      };
      show();
      first = ${firstTile};
      (${byTime}).onclick = () => {
        all = all.toSorted((a, b) => b.loi - a.loi);
        show();
      }`,
    );
    const still = await press(phone, byTime, `${firstTile} !== first`);
    return { product, still, longestFrame };
  } finally {
    await page.context().close();
  }
}

/** Through the first tenth of the list at a finger's speed, on this machine's own processor; the longest frame, in milliseconds. */
async function scroll({ page, session }: Phone): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const frames = await page.evaluate<number[]>(`(async () => {
    const frames = [];
    for (let at = 0, last = performance.now(); at < 100; at += 1) {
      scrollBy(0, 40);
      await new Promise(requestAnimationFrame);
      frames.push(performance.now() - last);
      last = performance.now();
    }
    return frames;
  })()`);
  const tiles = await page.locator('.grid .cell').count();
  if (tiles <= 24) throw new Error('The list has not grown.');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return Math.max(...frames);
}
