// The content script: it runs in the panel's page, or in an empty frame that the panel has added for it, and passes
// messages between the panel and the service worker. It never sees the token.
import { type ExtensionMessage, extensionNamespace as ns } from '@earnwall/contract/extension-messages';
import { parsePanelMessage } from './panel-message.ts';
import { productOrigin } from './product-origin.ts';
import { ask } from './requests.ts';

const panel = window.location.href === 'about:blank' ? window.parent : window;

function send(message: ExtensionMessage<'extension'>): void {
  panel.postMessage(message, productOrigin);
}

async function announce(): Promise<void> {
  const data = await ask({ name: 'identify' });
  if (data) send({ ns, from: 'extension', type: 'present', data });
}

async function pair(code: string): Promise<void> {
  send({ ns, from: 'extension', type: 'paired', data: await ask({ name: 'pair', code }) });
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== panel || origin !== productOrigin) return;
  const message = parsePanelMessage(data);
  if (message?.type === 'hello') void announce();
  if (message?.type === 'pair') void pair(message.data.code);
});

void announce();
