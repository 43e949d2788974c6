// Embeds the panel with the product's own script, as the snippet beside it does, and connects its handle to the buttons.

/** @typedef {{ method: 'mount' | 'openModal' | 'openPopup' | 'floatingButton', options: Record<string, string | boolean> }} Run */
/** @typedef {{ stage: string, handle: string, run: Run | null }} Shown */
/**
 * @typedef {{
 *   open(): void, close(): void, prepare(): void, destroy(): void,
 *   update(options: Record<string, unknown>): void,
 *   on(name: string, listener: (data: { step: string, path: string }) => void): () => void,
 * }} Panel
 */
/** @typedef {Record<string, (...given: unknown[]) => Panel>} Embed */

/** Returns the function that shows another choice. */
export function runPanels() {
  const place = part('#earn');
  let stage = plain(place.innerHTML);
  /** @type {Run | null} */
  let run = JSON.parse(place.dataset.run ?? 'null');
  /** @type {Panel | null} */
  let panel = null;
  let isWanted = true;

  function start() {
    isWanted = true;
    // Runs immediately, or when the script has loaded; by then the choice may have changed.
    queue().push((embed) => {
      if (!isWanted || !run || panel) return;
      const { method, options } = run;
      const made = method === 'mount' ? embed.mount?.('#panel', options) : embed[method]?.(options);
      panel = made ?? null;
      panel?.on('step-change', ({ step, path }) => go(step, path));
      panel?.on('click-back', () => go('surveys', '/'));
    });
  }

  function end() {
    isWanted = false;
    panel?.destroy();
    panel = null;
    mark(first().step);
  }

  /** The module the panel opens with. */
  function first() {
    const path = String(run?.options.path || '/');
    return { step: path === '/' ? 'surveys' : 'offers', path };
  }

  /** @param {string} step @param {string} path @param {Run['options']} [options] */
  function go(step, path, options) {
    panel?.update({ ...options, path });
    mark(step);
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { step, path, handle } = button?.dataset ?? {};
    if (step && path) go(step, path);
    if (handle === 'open' || handle === 'close' || handle === 'prepare') panel?.[handle]();
    if (handle === 'update') go('offers', '/offers');
    if (handle === 'destroy') end();
    if (handle === 'start') start();
    if (handle === 'destroy' || handle === 'start') swapButtons(handle === 'start');
  });

  start();

  /** @param {Shown} next */
  return (next) => {
    const before = JSON.stringify(run);
    run = next.run;
    if (plain(next.stage) === stage) {
      // The element stays; the panel in it is updated with the new visitor.
      const { step, path } = first();
      if (run && JSON.stringify(run) !== before) go(step, path, run.options);
      return;
    }
    end();
    stage = plain(next.stage);
    place.innerHTML = next.stage;
    part('[data-show="handle"]').innerHTML = next.handle;
    showStatus('');
    start();
  };
}

/** The queue of calls that the script processes once it has loaded. */
function queue() {
  const owner = /** @type {{ earnwall?: { push(call: (embed: Embed) => void): void } }} */ (
    /** @type {unknown} */ (window)
  );
  owner.earnwall ??= [];
  return owner.earnwall;
}

/**
 * As a browser would write it, so that two of them can be compared.
 * @param {string} markup
 */
function plain(markup) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.innerHTML.trim();
}

/**
 * Another button takes the place of the one that was pressed, and its focus.
 * @param {boolean} isAlive
 */
function swapButtons(isAlive) {
  for (const button of document.querySelectorAll('[data-handle]')) {
    if (!(button instanceof HTMLElement)) continue;
    const { handle } = button.dataset;
    button.hidden = (handle === 'start') === isAlive;
    if (handle === (isAlive ? 'destroy' : 'start')) button.focus();
  }
  showStatus(isAlive ? '' : 'Gone: no node, no listener and no timer is left.');
}

/**
 * The module of the site's navigation; a ticket is a part of Help.
 * @param {string} step
 */
function mark(step) {
  for (const button of document.querySelectorAll('[data-step]')) {
    if (step.startsWith(button.getAttribute('data-step') ?? '-')) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

/** @param {string} text */
function showStatus(text) {
  part('[data-show="done"]').textContent = text;
}

/** @param {string} selector */
function part(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`The page has no ${selector}`);
  return element;
}
