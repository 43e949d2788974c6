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
    const rows = await page.evaluate<string[]>(`[...document.querySelectorAll('[role=option]')]
      .filter((row) => row.getBoundingClientRect().top < innerHeight)
      .map(({ outerHTML }) => outerHTML)`);
    if (rows.length < 5) throw new Error(`Only ${rows.length} answers are in view.`);
    const after = await page.evaluate<string>("document.querySelector('.question-body').outerHTML");
    const total = await page.locator('[role=option]').first().getAttribute('aria-setsize');
    if (total !== `${count}`) throw new Error(`The list says it has ${total} answers.`);

    await openStill(
      phone,
      origin,
      before,
      `const frame = ${JSON.stringify(withoutRows(after, rows[0] ?? ''))};
      const row = ${JSON.stringify(rows[0])};
      (${next}).onclick = async () => {
        const { questions: { current } } = await (await fetch('/api/answers')).json();
        const body = document.createElement('div');
        body.innerHTML = frame;
        body.querySelector('[role=listbox] > div').innerHTML = current.answers.slice(0, ${rows.length})
          .map(({ text }, place) => row.replaceAll('Place 1', text).replace('translateY(0px)', 'translateY(' + place * 64 + 'px)'))
          .join('');
        document.querySelector('.question-body').replaceWith(body.firstChild);
      }`,
    );
    const still = await press(phone, next, isShown);
    return { product, still };
  } finally {
    await page.context().close();
  }
}

/** The question as it is around its answers. */
function withoutRows(html: string, row: string): string {
  const from = html.indexOf(row);
  const to = html.lastIndexOf('role="option"');
  const end = html.indexOf('</div>', to) + '</div>'.length;
  return html.slice(0, from) + html.slice(end);
}
