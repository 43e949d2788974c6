// The user's purse as it changes: coins arrive while the page is open, and are announced. Buying stays on the page.

import { followStream } from './live.js';

/** @typedef {{ coins: string, more: string, text: string, owned: Record<string, string> }} Purse */
/** @typedef {{ app: { id: string }, person: { id: string } }} Customer */

const newsMs = 8000;

/** Returns the function that shows another user's purse. */
export function runShop() {
  const form = part('[data-shop="form"]');
  const news = part('[data-shop="news"]');
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} text */
  function announce(text) {
    news.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      news.textContent = '';
    }, newsMs);
  }

  /** @param {string} after */
  function address(after) {
    const customer = { app: field('app').value, person: field('person').value };
    return `/publisher/shop/events?${new URLSearchParams({ ...customer, after })}`;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = /** @type {SubmitEvent} */ (event);
    const entries = [...new FormData(/** @type {HTMLFormElement} */ (form), submitter)];
    void buy(entries.map(([name, value]) => [name, String(value)]));
  });

  /** @param {string[][]} order */
  async function buy(order) {
    const done = part('[data-shop="done"]');
    try {
      const answer = await fetch('/publisher/shop', {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(order),
      });
      const { text, error } = await answer.json();
      done.textContent = text ?? error;
    } catch {
      done.textContent = 'The shop does not answer. Try again in a moment.';
    }
  }

  /** @param {'app' | 'person'} name */
  function field(name) {
    const input = form.querySelector(`[name="${name}"]`);
    if (!(input instanceof HTMLInputElement)) throw new Error(`The shop has no field ${name}`);
    return input;
  }

  // Each connection begins with the purse as it is.
  const restart = followStream(address, (data) => {
    /** @type {Purse} */
    const purse = JSON.parse(data);
    show(purse);
    if (purse.text) announce(purse.text);
  });

  /** @param {Customer} customer */
  return ({ app, person }) => {
    if (field('app').value === app.id && field('person').value === person.id) return;
    field('app').value = app.id;
    field('person').value = person.id;
    part('[data-shop="done"]').textContent = '';
    announce('');
    restart();
  };
}

/** @param {Purse} purse */
function show({ coins, more, text, owned }) {
  for (const element of document.querySelectorAll('[data-purse="coins"]')) {
    if (element.textContent !== coins && text) jump(element.closest('.purse'));
    element.textContent = coins;
  }
  part('[data-purse="more"]').textContent = more;
  for (const [id, count] of Object.entries(owned)) part(`[data-owned="${id}"]`).textContent = count;
}

/**
 * Starts the animation anew; the style sheet has none for who prefers reduced motion.
 * @param {Element | null} purse
 */
function jump(purse) {
  if (!(purse instanceof HTMLElement)) return;
  purse.classList.remove('changed');
  void purse.offsetWidth;
  purse.classList.add('changed');
}

/** @param {string} selector */
function part(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`The page has no ${selector}`);
  return element;
}
