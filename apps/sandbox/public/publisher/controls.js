// A changed control changes the address, the panel and the snippet in place; Back and Forward lead through the changes.

/** @import { Shown as Panels } from './panels.js' */

/**
 * @typedef {Panels & {
 *   query: string,
 *   person: { id: string, name: string, note: string },
 *   app: { id: string, note: string },
 *   language: string,
 *   device: string,
 *   section: string,
 *   way: { id: string, note: string },
 *   snippet: string,
 * }} Shown
 */

/** @param {(shown: Shown) => void} showChosen */
export function followControls(showChosen) {
  const form = document.querySelector('form#controls');
  if (!(form instanceof HTMLFormElement)) return;
  const controls = form;
  let latest = new AbortController();

  /** @param {string} query @param {boolean} isNew */
  async function show(query, isNew) {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    try {
      const answer = await fetch(`/publisher/embed?${query}`, { signal });
      /** @type {Shown} */
      const shown = await answer.json();
      if (isNew) history.pushState(null, '', `/?${shown.query}`);
      apply(shown);
      showChosen(shown);
    } catch {
      // A full page load shows the actual error.
      if (!signal.aborted) location.assign(`/?${query}`);
    }
  }

  // On the document, since not all controls are inside their form.
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.form !== controls) return;
    const entries = [...new FormData(controls)].map(([name, value]) => [name, String(value)]);
    void show(new URLSearchParams(entries).toString(), true);
  });
  addEventListener('popstate', () => void show(location.search.slice(1), false));
}

/** @param {Shown} shown */
function apply({ person, app, language, device, section, way, snippet }) {
  choose('person', person.id, `${person.name} · ${person.note}`);
  choose('app', app.id);
  choose('language', language);
  choose('device', device);
  choose('section', section);
  const radio = document.querySelector(`input[name="way"][value="${way.id}"]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
  document.body.dataset.device = device;
  document.body.dataset.way = way.id;
  write('[data-show="name"]', person.name);
  write('[data-show="initial"]', person.name.charAt(0));
  write('[data-show="note"]', app.note);
  write('[data-show="way"]', way.note);
  write('#snippet', snippet);
}

/**
 * A visitor seen for the first time becomes an option of their own.
 * @param {string} name @param {string} value @param {string} [text]
 */
function choose(name, value, text) {
  const select = document.querySelector(`select[name="${name}"]`);
  if (!(select instanceof HTMLSelectElement)) return;
  const known = [...select.options].some((option) => option.value === value);
  if (!known && text) select.add(new Option(text, value), select.options.length - 1);
  select.value = value;
}

/** @param {string} selector @param {string} text */
function write(selector, text) {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}
