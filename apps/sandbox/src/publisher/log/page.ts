// The receiver's log, and the switch with which testers make it fail.
import { type Html, html } from '../../html.ts';
import { htmlDocument } from '../../html-document.ts';
import { wordmark } from '../pixel-art.ts';
import type { DeliveryLog } from '../postbacks/delivery-log.ts';
import { type ActiveFault, faults, mostRequests } from '../postbacks/faults.ts';
import { entry } from './entry.ts';

interface Contents {
  log: DeliveryLog;
  apps: readonly string[];
  active: readonly ActiveFault[];
}

export function logPage({ log, apps, active }: Contents): Html {
  const entries = log.newestFirst();
  return htmlDocument(
    {
      title: 'Postbacks received · Pixel Quest',
      head: html`<link rel="icon" href="/publisher/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/publisher/pixel-art.css">
<link rel="stylesheet" href="/publisher/page.css">
<link rel="stylesheet" href="/publisher/log.css">
<script type="module" src="/publisher/log.js"></script>`,
    },
    html`<body>
<header class="site-header">
<a class="brand" href="/" aria-label="Pixel Quest">${wordmark('PIXEL QUEST')}</a>
<nav aria-label="Pixel Quest"><a href="/">Earn coins</a><a href="/#shop">Shop</a><a href="/publisher/log" aria-current="page">Postbacks</a></nav>
</header>
<main>
<h1>Postbacks received <span class="count" data-log="count">${log.count}</span></h1>
<p class="hint">Everything that came to <code>/publisher/postbacks/…</code> since this site started, the newest 200 first, also what was refused. Each transaction is booked once, however often it comes.</p>
${faultSwitch(apps, active)}
<p class="hint" data-log="empty"${entries.length > 0 && html` hidden`}>Nothing yet. Complete a survey in the panel, and its postback appears here.</p>
<ol class="entries" data-log="entries" data-newest="${log.run}-${log.count}" aria-label="Postbacks">${entries.map(entry)}</ol>
<p class="unseen" role="status" data-log="news"></p>
</main>
</body>`,
  );
}

function faultSwitch(apps: readonly string[], active: readonly ActiveFault[]): Html {
  const numbers = [1, 3, 10, mostRequests].map((count) => html`<option>${count}</option>`);
  return html`<section class="card" aria-labelledby="switch-title">
<h2 id="switch-title">For testers: make the receiver fail</h2>
<form class="switch" method="post" action="/publisher/log">
<label><span>Next requests</span><select name="count" autocomplete="off">${numbers}</select></label>
<label><span>App</span><select name="app" autocomplete="off">${apps.map((app) => html`<option>${app}</option>`)}</select></label>
<label><span>What it does</span><select name="fault" autocomplete="off">${Object.entries(faults).map(([name, { label }]) => html`<option value="${name}">${label}</option>`)}</select></label>
<button class="small-button">Switch on</button>
</form>
<div data-log="faults">${activeFaults(active)}</div>
</section>`;
}

export function activeFaults(active: readonly ActiveFault[]): Html {
  if (active.length === 0)
    return html`<p class="hint">It works as it should. What fails is sent again, later and later, for three days.</p>`;
  const items = active.map(
    ({ app, fault, left }) =>
      html`<li><span><b>${app}</b> ${faults[fault].label}, ${left} more ${left === 1 ? 'time' : 'times'}</span><form method="post" action="/publisher/log"><input type="hidden" name="app" value="${app}"><button class="small-button" aria-label="Switch off: ${app}">Switch off</button></form></li>`,
  );
  return html`<ul class="active">${items}</ul>`;
}
