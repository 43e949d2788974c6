// What the phones have received, for people who have no such phone; it looks again by itself.
import { type Html, html } from '../html.ts';
import type { Message } from './mailbox.ts';
import { troubles } from './trouble.ts';

const mostShown = 50;

export function page(messages: readonly Message[], to: string | null): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="4">
<title>Messages · Sandbox Phones</title>
<link rel="stylesheet" href="/sms/page.css">
</head>
<body>
<header>
<h1>Sandbox Phones</h1>
<p>Every phone of the demo rings here. ${to !== null && html`Messages to ${to}. <a href="/sms">All phones</a>`}</p>
</header>
<main>
${messages.length === 0 ? html`<p class="none">No message has come yet.</p>` : html`<ol>${messages.slice(0, mostShown).map(bubble)}</ol>`}
</main>
<footer>
<h2>Numbers that never ring</h2>
<ul>${Object.entries(troubles).map(([end, { words }]) => html`<li>…<strong>${end}</strong> ${words}</li>`)}</ul>
</footer>
</body>
</html>
`;
}

function bubble({ to, text, at }: Message): Html {
  return html`<li><p class="to"><a href="/sms?to=${encodeURIComponent(to)}">${to}</a> <time datetime="${at}">${at.slice(11, 19)} UTC</time></p><p class="text" dir="auto">${withCode(text)}</p></li>
`;
}

/** The code stands out, as on a phone. */
function withCode(text: string): Html {
  const [before, code, after] = text.split(/\b(\d{6})\b/, 3);
  return code === undefined ? html`${text}` : html`${before}<strong>${code}</strong>${after}`;
}
