// From Next to a question with 1,000 answers, against the rows in view made by hand.
import { type Browser, newPhone, openStill, type Pressed, press, stillOf } from './phone.ts';

const count = 1000;
const question = (id: string, text: string, answers: readonly string[]) => ({
  ...{ id, question: text, type: 'single_choice', user_answers: [] },
  answers: answers.map((answer) => ({ id: answer, text: answer, pre_selected: false })),
  ...{ is_skippable: false, autocomplete: false },
});
const asks = (current: object, number: number) =>
  JSON.stringify({
    ...{ status: 'accepted', questions: { current }, redirect_survey_hash: null, advice: null },
    round: { number, at_most: 5, can_go_back: false },
  });
const places = Array.from({ length: count }, (_, place) => `Place ${place + 1}`);
const bodies = {
  '/qualification': asks(question('drink', 'What do you drink?', ['Tea', 'Coffee']), 1),
  '/answers': asks(question('place', 'Where do you live?', places), 2),
};

const next = "[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')";
const isShown = "document.querySelector('.question-heading')?.textContent === 'Where do you live?'";
const screen = "document.querySelector('.questions-frame').innerHTML";

export async function nextToManyAnswers(
  browser: Browser,
  origin: string,
): Promise<{ product: Pressed; still: Pressed }> {
  const phone = await newPhone(browser, { bodies });
  const { page } = phone;
  try {
    await page.goto(`${origin}/?app=demo-coins&uuid=alice&layout=default`);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
    await page.locator('.grid button.tile').nth(3).click();
    await page.getByRole('radio', { name: 'Coffee' }).check();
    const before = await stillOf(page);
    const product = await press(phone, next, `${isShown} && document.querySelector('[role=option]')`);
    const total = await page.locator('[role=option]').first().getAttribute('aria-setsize');
    if (total !== `${count}`) throw new Error(`The list says it has ${total} answers.`);
    const rows = await page.evaluate<string[]>(rowsInView);
    if (rows.length < 5) throw new Error(`Only ${rows.length} answers are in view.`);
    const after = await page.evaluate<string>(screen);

    await openStill(phone, origin, before, byHand(after, rows));
    const still = await press(phone, next, isShown);
    if ((await page.evaluate<string>(screen)) !== after)
      throw new Error('The page by hand shows another question.');
    return { product, still };
  } finally {
    await page.context().close();
  }
}

/** Answers the rows that are seen; those made beyond them go, so that what is left is what the page by hand has to show. */
const rowsInView = `(() => {
  const { bottom } = document.querySelector('[role=listbox]').getBoundingClientRect();
  const rows = [...document.querySelectorAll('[role=option]')];
  const isSeen = (row) => row.getBoundingClientRect().top < bottom;
  for (const row of rows) if (!isSeen(row)) row.remove();
  return rows.filter((row) => row.isConnected).map(({ outerHTML }) => outerHTML);
})()`;

/**
 * The same press without a framework: it is marked as on its way, and when the answer is here the question is written in one
 * piece, the line and the bar above it go on, Next waits for a choice and the heading has the focus.
 */
function byHand(after: string, rows: readonly string[]): string {
  const body = after.slice(
    after.indexOf('<div class="question-body"'),
    after.indexOf('<div class="question-ways"'),
  );
  const [top = '', bottom = ''] = body.split(rows.join(''));
  const progress = /scaleX\([\d.]+\)/.exec(after)?.[0];
  // One template for all rows; the first nine name the key that chooses them.
  const [keyed, plain] = [rows[0], rows[9] ?? withoutKey(rows[0] ?? '')];
  return `
    const next = ${next};
    const [section, steps, bar] = ['.question', '.question-steps-text', '.question-progress > span']
      .map((selector) => document.querySelector(selector));
    const rowOf = ({ text }, place) => (place < 9 ? ${JSON.stringify(keyed)} : ${JSON.stringify(plain)})
      .replace('-0" class', '-' + place + '" class')
      .replace('data-index="0"', 'data-index="' + place + '"')
      .replace('posinset="1"', 'posinset="' + (place + 1) + '"')
      .replace('data-key="1"', 'data-key="' + (place + 1) + '"')
      .replace('Place 1', text);
    next.onclick = async () => {
      section.setAttribute('aria-busy', 'true');
      next.setAttribute('aria-disabled', 'true');
      next.dataset.busy = 'true';
      next.nextSibling.disabled = true;
      const { questions: { current }, round } = await (await fetch('/api/answers')).json();
      const body = document.createElement('template');
      body.innerHTML = ${JSON.stringify(top)} + current.answers.slice(0, ${rows.length}).map(rowOf).join('') + ${JSON.stringify(bottom)};
      section.firstChild.replaceWith(body.content);
      steps.textContent = 'Question ' + round.number + ' of up to ' + round.at_most;
      bar.style.transform = ${JSON.stringify(progress)};
      next.disabled = true;
      next.setAttribute('aria-disabled', 'false');
      delete next.dataset.busy;
      next.nextSibling.disabled = false;
      section.setAttribute('aria-busy', 'false');
      document.querySelector('.question-heading').focus();
    };`;
}

const withoutKey = (row: string) => row.replace(' data-key="1"', '');
