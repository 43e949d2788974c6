// The popup of the extension's button: how many surveys there are, and the way to them.
import type { Connection } from './connection.ts';
import { viewOf } from './popup-view.ts';
import { productOrigin } from './product-origin.ts';
import { ask } from './requests.ts';

const text = (key: string) => chrome.i18n.getMessage(key);

function part<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The popup has no ${id}`);
  return found;
}

const count = part('count', HTMLParagraphElement);
const words = part('words', HTMLParagraphElement);
const main = part('main', HTMLButtonElement);
const disconnect = part('disconnect', HTMLButtonElement);

function show(connection: Connection): void {
  const view = viewOf(connection);
  count.textContent = `${view.count ?? ''}`;
  count.hidden = view.count === null;
  words.textContent = text(view.words);
  main.textContent = text(view.main === 'open' ? 'chrome_open' : 'chrome_connect');
  main.onclick = () => void lead(view.main);
  disconnect.hidden = !view.canDisconnect;
}

/** Only an open panel can connect it, so that both ways lead there. */
async function lead(to: 'open' | 'connect'): Promise<void> {
  if (to === 'connect') await ask({ name: 'connect' });
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
    // The button that was pressed is gone.
    main.focus();
  });

void ask({ name: 'look' }).then(show);
