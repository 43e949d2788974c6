// Lists every message of every panel, newest first. Both the exact origin and the sending window are checked:
// a publisher that skips either would accept messages of any page.

const mostRows = 100;

export function inspectMessages() {
  const origin = document.body.dataset.productOrigin;
  const list = part('list');
  const count = part('count');
  const empty = part('empty');
  let received = 0;

  /** @param {number} total */
  function setCount(total) {
    received = total;
    count.textContent = String(total);
    empty.hidden = total > 0;
  }

  addEventListener('message', (event) => {
    if (event.origin !== origin) return;
    const sender = senderOf(/** @type {Window} */ (event.source));
    if (!sender) return;
    list.prepend(row(sender, event.data));
    if (list.children.length > mostRows) list.lastElementChild?.remove();
    setCount(received + 1);
  });

  part('clear').addEventListener('click', () => {
    list.replaceChildren();
    setCount(0);
  });
}

/**
 * The panel of this page that sent it; empty for a window that this page has not opened.
 * @param {Window} source
 */
function senderOf(source) {
  if (source.opener === window) return 'popup';
  const frame = [...document.querySelectorAll('iframe')].find(
    ({ contentWindow }) => contentWindow === source,
  );
  if (!frame) return '';
  return frame.closest('dialog') ? 'modal' : document.body.dataset.way;
}

/** @param {string} name */
function part(name) {
  const element = document.querySelector(`[data-inspector="${name}"]`);
  if (!(element instanceof HTMLElement))
    throw new Error(`The publisher page has no element [data-inspector="${name}"]`);
  return element;
}

/** @param {string} sender @param {unknown} message */
function row(sender, message) {
  const item = document.createElement('li');
  const time = document.createElement('time');
  const now = new Date();
  time.dateTime = now.toISOString();
  time.textContent = now.toLocaleTimeString('en-GB');
  const name = document.createElement('strong');
  name.textContent = nameOf(message);
  const from = document.createElement('span');
  from.textContent = sender;
  const body = document.createElement('pre');
  body.textContent = typeof message === 'string' ? message : JSON.stringify(message, null, 2);
  item.append(time, name, from, body);
  return item;
}

/** @param {unknown} message */
function nameOf(message) {
  if (typeof message === 'object' && message !== null && 'type' in message) return String(message.type);
  return typeof message;
}
