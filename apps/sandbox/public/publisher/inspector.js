// Lists every message of the panel, newest first. Both the exact origin and the sending frame are checked:
// a publisher that skips either would believe any page.

const most = 100;

export function inspectMessages() {
  const origin = document.body.dataset.productOrigin;
  const list = part('list');
  const count = part('count');
  const empty = part('empty');
  let received = 0;

  /** @param {number} total */
  function tell(total) {
    received = total;
    count.textContent = String(total);
    empty.hidden = total > 0;
  }

  addEventListener('message', (event) => {
    const frame = document.querySelector('.frame iframe');
    if (event.origin !== origin) return;
    if (!(frame instanceof HTMLIFrameElement) || event.source !== frame.contentWindow) return;
    list.prepend(row(event.data));
    if (list.children.length > most) list.lastElementChild?.remove();
    tell(received + 1);
  });

  part('clear').addEventListener('click', () => {
    list.replaceChildren();
    tell(0);
  });
}

/** @param {string} name */
function part(name) {
  const element = document.querySelector(`[data-inspector="${name}"]`);
  if (!(element instanceof HTMLElement)) throw new Error(`The inspector has no ${name}`);
  return element;
}

/** @param {unknown} message */
function row(message) {
  const item = document.createElement('li');
  const time = document.createElement('time');
  const now = new Date();
  time.dateTime = now.toISOString();
  time.textContent = now.toLocaleTimeString('en-GB');
  const name = document.createElement('strong');
  name.textContent = nameOf(message);
  const body = document.createElement('pre');
  body.textContent = typeof message === 'string' ? message : JSON.stringify(message, null, 2);
  item.append(time, name, body);
  return item;
}

/** @param {unknown} message */
function nameOf(message) {
  if (typeof message === 'object' && message !== null && 'type' in message) return String(message.type);
  return typeof message;
}
