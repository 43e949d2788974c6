// A changed control changes the address, the frame and the snippet in place; Back and Forward lead through the changes.

/** @typedef {{ query: string, person: { id: string, name: string, note: string }, app: { id: string, note: string }, language: string, device: string, src: string, snippet: string }} Shown */

export function followControls() {
  const form = document.querySelector('form[data-controls]');
  if (!(form instanceof HTMLFormElement)) return;
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
    } catch {
      // The page itself can say better than we what is wrong.
      if (!signal.aborted) location.assign(`/?${query}`);
    }
  }

  form.addEventListener('change', () => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    void show(new URLSearchParams(entries).toString(), true);
  });
  addEventListener('popstate', () => void show(location.search.slice(1), false));
}

/** @param {Shown} shown */
function apply(shown) {
  const { person, app, language, device, src, snippet } = shown;
  choose('person', person.id, `${person.name} · ${person.note}`);
  choose('app', app.id);
  choose('language', language);
  choose('device', device);
  document.body.dataset.device = device;
  write('[data-show="name"]', person.name);
  write('[data-show="initial"]', person.name.charAt(0));
  write('[data-show="note"]', app.note);
  write('#snippet', snippet);
  replaceFrame(src);
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

/**
 * A new frame leaves no entry in the history, where a new address of the old one would.
 * @param {string} src
 */
function replaceFrame(src) {
  const frame = document.querySelector('.frame iframe');
  if (!(frame instanceof HTMLIFrameElement) || frame.src === src) return;
  const next = document.createElement('iframe');
  for (const { name, value } of frame.attributes) next.setAttribute(name, value);
  next.src = src;
  frame.replaceWith(next);
}
