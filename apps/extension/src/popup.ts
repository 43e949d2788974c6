// The popup of the extension's button: the number of surveys, and a link to the panel.
import type { Connection } from './connection.ts';
import { viewOf } from './popup-view.ts';
import { productOrigin } from './product-origin.ts';
import { ask } from './requests.ts';

const text = (key: string) => chrome.i18n.getMessage(key);

function part<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`popup.html has no ${kind.name} with the id ${id}`);
  return found;
}

const count = part('count', HTMLParagraphElement);
const statusText = part('status', HTMLParagraphElement);
const main = part('main', HTMLButtonElement);
const disconnect = part('disconnect', HTMLButtonElement);

function show(connection: Connection): void {
  const view = viewOf(connection);
  count.textContent = `${view.count ?? ''}`;
  count.hidden = view.count === null;
  statusText.textContent = text(view.text);
  main.textContent = text(view.main === 'open' ? 'chrome_open' : 'chrome_connect');
  main.onclick = () => void openPanel(view.main);
  disconnect.hidden = !view.canDisconnect;
}

/** Only an open panel can connect the extension, so both buttons open it. */
async function openPanel(action: 'open' | 'connect'): Promise<void> {
  if (action === 'connect') await ask({ name: 'connect' });
  await chrome.tabs.create({ url: `${productOrigin}/` });
}

document.documentElement.lang = chrome.i18n.getUILanguage();
document.documentElement.dir = text('@@bidi_dir');
document.title = text('chrome_name');
part('name', HTMLHeadingElement).textContent = text('chrome_name');
disconnect.textContent = text('chrome_disconnect');
disconnect.onclick = () =>
  void ask({ name: 'disconnect' }).then((connection) => {
    show(connection);
    // The pressed button is hidden now.
    main.focus();
  });

void ask({ name: 'refresh' }).then(show);
