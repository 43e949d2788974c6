// The page of a stand-in: what it got and sent, the newest first, and what testers can make it do.
import { type Html, html } from '../html.ts';
import { htmlDocument } from '../html-document.ts';
import type { Control } from './controls.ts';
import { type RepeatedExchange, withoutRepeats } from './exchange-runs.ts';
import type { Exchange } from './exchanges.ts';
import type { StandIn } from './stand-in.ts';

const maxShown = 30;

const head = html`<link rel="stylesheet" href="/supplier/page.css">
<link rel="stylesheet" href="/stand-ins/page.css">`;

export function indexPage(standIns: readonly StandIn[]): Html {
  return htmlDocument(
    { title: 'Stand-ins · Sandbox', head },
    html`<body>
<header>
<h1>Stand-ins</h1>
<p>Real suppliers and offer networks as their public documents describe them. The product is connected to them as it would be to the real ones.</p>
</header>
<main><ul class="list">${standIns.map(({ id, name, about }) => html`<li><a href="/stand-ins/${id}">${name}</a><p>${about}</p></li>`)}</ul></main>
</body>`,
  );
}

interface Shown {
  readonly standIn: StandIn;
  readonly base: string;
  readonly controls: readonly Control[];
  readonly exchanges: readonly Exchange[];
}

export function standInPage({ standIn, base, controls, exchanges }: Shown): Html {
  return htmlDocument(
    { title: `${standIn.name} · Sandbox`, head },
    html`<body>
<header>
<p><a href="/stand-ins">All stand-ins</a></p>
<h1>${standIn.name}</h1>
<p>${standIn.about}</p>
</header>
<main>
<h2>What it got and sent</h2>
${
  exchanges.length === 0
    ? html`<p class="rest">Nothing yet.</p>`
    : html`<ol class="exchanges" reversed>${withoutRepeats(exchanges).slice(-maxShown).reverse().map(exchangeItem)}</ol>`
}
<h2>Controls</h2>
<div class="controls">${controls.map((control) => controlForm(base, control))}</div>
</main>
</body>`,
  );
}

function controlForm(base: string, { name, label, fields }: Control): Html {
  return html`<form method="post" action="${base}/controls/${name}">
<h3>${label}</h3>
${fields.map(
  (field) =>
    html`<label>${field.label} ${
      field.options
        ? html`<select name="${field.name}">${field.options.map((option) => html`<option>${option}</option>`)}</select>`
        : html`<input name="${field.name}">`
    }</label>`,
)}
<button aria-label="${label}: do it">Do it</button>
</form>`;
}

function exchangeItem({ at, direction, method, url, body, status, answer, times }: RepeatedExchange): Html {
  return html`<li><details><summary><span class="direction">${direction}</span> <code>${method} ${shortened(url)}</code> <strong>${status ?? 'no answer'}</strong> ${times > 1 && html`<span>${times} times</span> `}<time datetime="${at}">${at.slice(11, 19)} UTC</time></summary>
<dl><dt>Address</dt><dd><code>${url}</code></dd>
${body !== '' && html`<dt>Body</dt><dd><pre>${body}</pre></dd>`}
<dt>Answer</dt><dd><pre>${answer || 'empty'}</pre></dd></dl></details></li>
`;
}

const shortened = (url: string) => (url.length > 90 ? `${url.slice(0, 90)}…` : url);
