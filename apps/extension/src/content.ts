// Stands in the panel's page, or in an empty frame that the panel has put there for it, and carries words between the
// panel and the service worker; it knows no secrets.
import { type ExtensionMessage, extensionNamespace as ns } from '@earnwall/contract/extension-messages';
import { heardFromPanel } from './heard.ts';
import { productOrigin } from './product-origin.ts';
import { ask } from './requests.ts';

const panel = window.location.href === 'about:blank' ? window.parent : window;

function tell(message: ExtensionMessage<'extension'>): void {
  panel.postMessage(message, productOrigin);
}

async function announce(): Promise<void> {
  const data = await ask({ name: 'who' });
  if (data) tell({ ns, from: 'extension', type: 'present', data });
}

async function pair(code: string): Promise<void> {
  tell({ ns, from: 'extension', type: 'paired', data: await ask({ name: 'pair', code }) });
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== panel || origin !== productOrigin) return;
  const heard = heardFromPanel(data);
  if (heard?.type === 'hello') void announce();
  if (heard?.type === 'pair') void pair(heard.data.code);
});

void announce();
