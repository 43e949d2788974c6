// A publisher's site with two pages: one opens the panel by our script, the other as anybody would without it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  origin: string;
  /** Once it is known where the panel is. */
  show(panelOrigin: string): void;
  close(): void;
}

const user = { app: 'demo-coins', uuid: 'alice' };

export async function openSite(): Promise<Site> {
  const pages = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html').end(pages.get(url) ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (panelOrigin) => {
      pages.set('/script', withScript(panelOrigin));
      pages.set('/bare', withBareFrame(panelOrigin));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const opening = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <button id="earn" style="font-size:2em">Earn coins</button>
  <script>earn.addEventListener('click', ({ timeStamp }) => { clicked = performance.timeOrigin + timeStamp }, true)</script>`;

function withScript(panelOrigin: string): string {
  const options = JSON.stringify({ ...user, trigger: '#earn' });
  return `${opening}<script>
    (window.earnwall ??= []).push((embed) => {
      panel = embed.openModal(${options});
      panel.on('ready', () => { isReady = true });
    })</script>
    <script defer src="${panelOrigin}/v1/embed.js"></script>`;
}

function withBareFrame(panelOrigin: string): string {
  const address = `${panelOrigin}/?${new URLSearchParams({ ...user, mode: 'modal' })}`;
  return `${opening}<dialog id="over" style="width:100%;height:100%"><iframe id="frame" style="width:100%;height:100%"></iframe></dialog>
    <script>earn.onclick = () => { frame.src = ${JSON.stringify(address)}; over.showModal() }</script>`;
}
