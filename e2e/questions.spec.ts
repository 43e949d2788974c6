// The questions of a qualification (QU-*): every type with mouse, touch and keys alone.
import type { Locator, Page } from '@playwright/test';
import { answerSearch } from '../packages/contract/src/limits.ts';
import { expectAccessible } from './support/accessible.ts';
import { stopTheClock } from './support/clock.ts';
import { onDesktop, onPhone } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import {
  answersSent,
  aStory,
  drink,
  fromLatvia,
  heading,
  type NewQuestion,
  next,
} from './support/questions.ts';

test.use(fromLatvia);

interface TypeStory {
  name: string;
  question: NewQuestion;
  /** With the mouse, or with a finger on a phone. */
  byHand: (page: Page, press: (target: Locator) => Promise<void>) => Promise<void>;
  /** From the heading, where the focus stands. */
  byKeys: (page: Page) => Promise<void>;
  sent: string[];
}

const types: TypeStory[] = [
  {
    name: 'single_choice',
    question: drink,
    byHand: (page, press) => press(page.getByRole('radio', { name: 'Tea' })),
    byKeys: (page) => page.keyboard.press('2'),
    sent: ['Tea'],
  },
  {
    name: 'multiple_choice',
    question: { ...drink, type: 'multiple_choice' },
    byHand: async (page, press) => {
      await press(page.getByRole('checkbox', { name: 'Coffee' }));
      await press(page.getByRole('checkbox', { name: 'Tea' }));
    },
    byKeys: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('2');
    },
    sent: ['Coffee', 'Tea'],
  },
  {
    name: 'input_text',
    question: { type: 'input_text', text: 'What is your job?', wants: ['Baker'] },
    byHand: (page) => page.getByRole('textbox').fill('Baker'),
    byKeys: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type('Baker');
    },
    sent: ['Baker'],
  },
  {
    name: 'input_int',
    question: { type: 'input_int', text: 'How many people live with you?', wants: ['3'] },
    byHand: (page) => page.getByRole('textbox').fill('3 people'),
    byKeys: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type('a3b');
    },
    sent: ['3'],
  },
  {
    name: 'input_bigtext',
    question: { type: 'input_bigtext', text: 'What do you like?', wants: ['Long walks'] },
    byHand: async (page) => {
      await expect(page.getByRole('textbox')).toHaveAttribute('rows', '5');
      await page.getByRole('textbox').fill('Long walks');
    },
    byKeys: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type('Long walks');
      await page.keyboard.press('Tab');
    },
    sent: ['Long walks'],
  },
  {
    name: 'input_date',
    question: {
      type: 'input_date',
      text: 'When were you born?',
      rules: { birthDate: true },
      wants: ['1985-03-09'],
    },
    byHand: async (page) => {
      await page.getByLabel('Year').fill('1985');
      await page.getByLabel('Month').selectOption('March');
      await page.getByLabel('Day').selectOption('9');
    },
    byKeys: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type('1985');
      await page.keyboard.press('Tab');
      // One key each: a list forgets what was typed a second ago, and would take the rest for another month.
      await page.keyboard.press('M');
      await page.keyboard.press('Tab');
      await page.keyboard.press('9');
      await page.keyboard.press('Tab');
    },
    sent: ['1985-03-09'],
  },
  {
    name: 'autocomplete',
    question: {
      type: 'autocomplete',
      text: 'Which car do you drive?',
      options: ['Volvo V90', 'Volvo XC60', 'Škoda Octavia'],
      wants: ['Volvo XC60'],
    },
    byHand: async (page, press) => {
      await page.getByRole('combobox').fill('xc');
      await press(page.getByRole('option', { name: 'Volvo XC60' }));
      await expect(page.getByRole('combobox')).toHaveValue('Volvo XC60');
    },
    byKeys: async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type('vol');
      await expect(page.getByRole('option')).toHaveCount(2);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'Volvo XC60' })).toHaveAttribute('data-active');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox')).toHaveValue('Volvo XC60');
    },
    sent: ['Volvo XC60'],
  },
  {
    name: 'several answers by the autocomplete flag',
    question: {
      type: 'multiple_choice',
      autocomplete: true,
      text: 'Which cars do you like?',
      options: ['Volvo V90', 'Volvo XC60', 'Škoda Octavia'],
      wants: ['Volvo XC60'],
    },
    byHand: async (page, press) => {
      await page.getByRole('combobox').fill('xc');
      await press(page.getByRole('option', { name: 'Volvo XC60' }));
      await page.getByRole('combobox').fill('skoda');
      await press(page.getByRole('option', { name: 'Škoda Octavia' }));
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    },
    byKeys: async (page) => {
      await page.keyboard.press('Tab');
      for (const typed of ['xc', 'skoda']) {
        await page.keyboard.type(typed);
        await expect(page.getByRole('option')).toHaveCount(1);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
    },
    sent: ['Volvo XC60', 'Škoda Octavia'],
  },
];

for (const { name, question, byHand, byKeys, sent } of types) {
  test(`QU-03 ${name} by hand: Next opens with an answer and leads on`, async ({
    page,
    database,
    hasTouch,
  }) => {
    const bodies = answersSent(page);
    const { address } = await aStory(database, [question]);
    await page.goto(address);
    await expect(heading(page)).toHaveText(question.text ?? '');
    await expect(next(page)).toBeDisabled();
    const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
    await byHand(page, press);
    await press(next(page));
    await expect(page).toHaveURL(/\/qualify/);
    expect(bodies.map(({ answer }) => answer)).toEqual([sent]);
  });

  test(`QU-03 ${name} by keys alone, with Enter as Next`, { tag: '@keys' }, async ({ page, database }) => {
    const bodies = answersSent(page);
    const { address } = await aStory(database, [question]);
    await page.goto(address);
    await expect(heading(page)).toBeFocused();
    await byKeys(page);
    await expect(next(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/qualify/);
    expect(bodies.map(({ answer }) => answer)).toEqual([sent]);
  });

  for (const [palette, device] of [
    ['light', onDesktop],
    ['dark', onPhone],
  ] as const) {
    test(`QU-03 ${name} has no accessibility violations, ${palette}`, device, async ({ page, database }) => {
      const { address } = await aStory(database, [question], { app: { design: { palette } } });
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test(
  'QU-02 questions come one at a time; the next one starts empty and is read from its heading on',
  onDesktop,
  async ({ page, database }) => {
    const pet: NewQuestion = { text: 'Do you have a pet?', options: ['Yes', 'No'], wants: ['Yes'] };
    const { address } = await aStory(database, [drink, pet]);
    await page.goto(address);
    await page.getByRole('radio', { name: 'Tea' }).check();
    await next(page).click();
    await expect(heading(page)).toHaveText('Do you have a pet?');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(next(page)).toBeDisabled();
  },
);

test('QU-04 stale answers come back chosen, to be confirmed', onDesktop, async ({ page, database }) => {
  const { address } = await aStory(database, [{ ...drink, stale: ['Tea'] }]);
  await page.goto(address);
  await expect(page.getByRole('radio', { name: 'Tea' })).toBeChecked();
  await next(page).click();
  await expect(page).toHaveURL(/\/qualify/);
});

test(
  'QU-04 an answer that is refused says why and leaves what was answered before',
  onDesktop,
  async ({ page, database }) => {
    const household: NewQuestion = {
      ...{ type: 'input_int', text: 'How many people live with you?', rules: { max: 20 } },
      ...{ wants: ['3'], stale: ['3'] },
    };
    const { address } = await aStory(database, [household]);
    await page.goto(address);
    const field = page.getByRole('textbox');
    await expect(field).toHaveValue('3');
    await field.fill('500');
    await next(page).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(field).toHaveValue('3');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await next(page).click();
    await expect(page).toHaveURL(/\/qualify/);
  },
);

test('QU-05 a question is skipped only where it may be, and after a second thought', async ({
  page,
  database,
}) => {
  const bodies = answersSent(page);
  const { address } = await aStory(database, [drink, { ...drink, text: 'And at noon?', is_skippable: true }]);
  await page.goto(address);
  const skip = page.getByRole('button', { name: 'Skip this question' });
  await expect(heading(page)).toBeVisible();
  await expect(skip).toHaveCount(0);
  await page.getByRole('radio', { name: 'Tea' }).check();
  await next(page).click();

  await skip.click();
  const dialog = page.getByRole('dialog', { name: 'Skip this question?' });
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading(page)).toHaveText('And at noon?');
  await skip.click();
  await dialog.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL(/\/qualify/);
  expect(bodies.map(({ skip_question }) => skip_question)).toEqual([false, true]);
});

test(
  'QU-06 a search box stands above more than 20 answers and narrows them',
  onDesktop,
  async ({ page, database }) => {
    const options = Array.from({ length: 21 }, (_, index) => `Région ${index + 1}`);
    const { address } = await aStory(database, [{ ...drink, options, wants: ['Région 21'] }]);
    await page.goto(address);
    await page.getByRole('searchbox', { name: 'Search answers' }).fill('region 2');
    await expect(page.getByRole('radio')).toHaveCount(3);
    await page.getByRole('radio', { name: 'Région 21' }).check();
    await next(page).click();
    await expect(page).toHaveURL(/\/qualify/);
  },
);

test('QU-06 twenty answers need no search box', onDesktop, async ({ page, database }) => {
  const options = Array.from({ length: 20 }, (_, index) => `Region ${index + 1}`);
  const { address } = await aStory(database, [{ ...drink, options, wants: ['Region 1'] }]);
  await page.goto(address);
  await expect(page.getByRole('radio')).toHaveCount(20);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test.describe('QU-07 the search on the server', () => {
  const cars: NewQuestion = {
    ...{ type: 'autocomplete', text: 'Which car do you drive?', wants: ['Volvo XC60'] },
    options: ['Audi A4', 'Volvo V90', 'Volvo XC60'],
  };
  const wordOf = (url: string) => new URL(url).searchParams.get('q');

  test(
    'QU-07 asks from the first character on, and once when typing rests',
    onDesktop,
    async ({ page, database }) => {
      const { address } = await aStory(database, [cars]);
      const asked: (string | null)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/answers?')) asked.push(wordOf(request.url()));
      });
      await page.clock.install();
      await page.goto(address);
      const field = page.getByRole('combobox');
      await expect(field).toBeVisible();
      // However slowly a busy machine types, no rest comes between two letters.
      await stopTheClock(page);
      await field.pressSequentially('volvo');
      expect(asked).toEqual([]);
      await page.clock.runFor(answerSearch.debounceMs);
      await page.clock.resume();
      await expect(page.getByRole('option')).toHaveCount(2);
      expect(asked).toEqual(['volvo']);
      await field.fill('a');
      await expect(page.getByRole('option', { name: 'Audi A4' })).toBeVisible();
      expect(asked).toEqual(['volvo', 'a']);
    },
  );

  test(
    'QU-07 an answer to an older text never replaces that to a newer one',
    onDesktop,
    async ({ page, database }) => {
      const { address } = await aStory(database, [cars]);
      let answerOld = () => {};
      const held = new Promise<void>((resolve) => {
        answerOld = resolve;
      });
      await page.route('**/answers?*', async (route) => {
        if (wordOf(route.request().url()) === 'a') await held;
        // The panel may have given up on the old one by now.
        await route.continue().catch(() => undefined);
      });
      await page.goto(address);
      const field = page.getByRole('combobox');
      const old = page.waitForRequest((request) => wordOf(request.url()) === 'a');
      await field.fill('a');
      await old;
      await field.fill('volvo');
      await expect(page.getByRole('option')).toHaveText(['Volvo V90', 'Volvo XC60']);
      answerOld();
      await field.press('ArrowDown');
      await expect(page.getByRole('option')).toHaveText(['Volvo V90', 'Volvo XC60']);
    },
  );

  test('QU-07 a search that fails can be tried again', onDesktop, async ({ page, database }) => {
    const { address } = await aStory(database, [cars]);
    await page.route('**/answers?*', (route) => route.abort());
    await page.goto(address);
    await page.getByRole('combobox').fill('volvo');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/answers?*');
    await again.click();
    await expect(page.getByRole('option')).toHaveCount(2);
  });
});

test(
  'QU-09 an empty answer is told so on Enter and when the field is left',
  onDesktop,
  async ({ page, database }) => {
    const job: NewQuestion = { type: 'input_text', text: 'What is your job?', wants: ['Baker'] };
    const { address } = await aStory(database, [job]);
    await page.goto(address);
    const field = page.getByRole('textbox');
    const alert = page.getByRole('alert');
    await field.fill('  ');
    await field.press('Enter');
    await expect(alert).toHaveText('Field should not be empty');
    await field.fill('Baker');
    await expect(alert).toBeEmpty();
    await field.fill('');
    await heading(page).click();
    await expect(alert).toHaveText('Field should not be empty');
  },
);

test('QU-12 a list of 5,000 answers stays smooth, by wheel, search and keys', async ({
  page,
  database,
  isMobile,
}) => {
  const options = Array.from({ length: 5000 }, (_, index) => `Place ${index + 1}`);
  const { address } = await aStory(database, [{ ...drink, options, wants: ['Place 5000'] }]);
  await page.goto(address);
  const list = page.getByRole('listbox');
  const inDocument = () => list.getByRole('option').count();
  await expect(list).toBeVisible();
  expect(await inDocument()).toBeLessThan(60);

  const frames = await list.evaluate(async (element) => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const times = [await frame()];
    for (let step = 0; step < 61; step += 1) {
      element.scrollTop += 400;
      times.push(await frame());
    }
    return times.slice(1).map((time, index) => time - (times[index] ?? time));
  });
  // Hard scrolling on a machine that runs other browsers too: the median frame counts.
  expect(frames.toSorted((a, b) => a - b)[30]).toBeLessThan(100);
  expect(await inDocument()).toBeLessThan(60);

  await page.getByRole('searchbox').fill('place 49');
  await expect(list.getByRole('option').first()).toHaveText(/Place 49/);
  await page.getByRole('searchbox').fill('');
  if (isMobile) {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await list.getByRole('option', { name: 'Place 5000' }).tap();
  } else {
    await page.getByRole('searchbox').press('ArrowDown');
    await expect(list).toBeFocused();
    await page.keyboard.press('End');
    await expect(list.getByRole('option', { name: 'Place 5000' })).toHaveAttribute('aria-posinset', '5000');
    await page.keyboard.press('Space');
  }
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Place 5000/);
  await expectAccessible(page);
  await next(page).click();
  await expect(page).toHaveURL(/\/qualify/);
});

test('QU-12 answers of several lines keep their place while others come into view above them', async ({
  page,
  database,
}) => {
  const options = Array.from(
    { length: 300 },
    (_, index) => `Place ${index + 1}${', and the villages around it'.repeat(index % 3 === 0 ? 6 : 0)}`,
  );
  const { address } = await aStory(database, [{ ...drink, options, wants: ['Place 2'] }]);
  await page.goto(address);
  const list = page.getByRole('listbox');
  await list.focus();
  await page.keyboard.press('End');
  const last = list.getByRole('option', { name: 'Place 300' });
  await expect(last).toHaveAttribute('data-active');
  expect(await isInside(last, list)).toBe(true);

  // Up through rows never seen before: what is in view moves as far as the list is scrolled, not by what is made above it.
  const moved = await list.evaluate(async (box) => {
    const off = [];
    for (let step = 0; step < 40; step += 1) {
      const { top } = box.getBoundingClientRect();
      const row = [...box.querySelectorAll('[role=option]')].find(
        (option) => option.getBoundingClientRect().top > top + 130,
      );
      const before = row?.getBoundingClientRect().top ?? Number.NaN;
      box.scrollTop -= 110;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      off.push(Math.round((row?.getBoundingClientRect().top ?? Number.NaN) - before - 110));
    }
    return off;
  });
  expect(moved.filter((by) => Math.abs(by) > 1)).toEqual([]);

  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowUp');
  const active = list.locator('[data-active]');
  await expect(active).toHaveAttribute('aria-posinset', '288');
  expect(await isInside(active, list)).toBe(true);
});

async function isInside(row: Locator, box: Locator): Promise<boolean> {
  const [inner, outer] = [await row.boundingBox(), await box.boundingBox()];
  if (!inner || !outer) return false;
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height + 0.5;
}
