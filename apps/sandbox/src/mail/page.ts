// What the mailboxes have received, for people whose address does not exist; it looks again by itself.
import { type Html, html } from '../html.ts';
import type { Letter } from './letters.ts';
import { troubles } from './trouble.ts';

const mostShown = 50;

export function page(letters: readonly Letter[], to: string | null): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="4">
<title>Mail · Sandbox Mailboxes</title>
<link rel="stylesheet" href="/sms/page.css">
<link rel="stylesheet" href="/mail/page.css">
</head>
<body>
<header>
<h1>Sandbox Mailboxes</h1>
<p>Every mail of the demo arrives here. ${to !== null && html`Mail to ${to}. <a href="/mail">All mailboxes</a>`}</p>
</header>
<main>
${letters.length === 0 ? html`<p class="none">No mail has come yet.</p>` : html`<ol>${letters.slice(0, mostShown).map(letter)}</ol>`}
</main>
<footer>
<h2>Mailboxes that take nothing</h2>
<ul>${Object.entries(troubles).map(([name, { words }]) => html`<li><strong>${name}@</strong>… ${words}</li>`)}</ul>
</footer>
</body>
</html>
`;
}

function letter({ to, subject, text, headers, at }: Letter): Html {
  return html`<li><p class="to"><a href="/mail?to=${encodeURIComponent(to)}">${to}</a> <time datetime="${at}">${at.slice(11, 19)} UTC</time></p><div class="text"><h2 dir="auto">${subject}</h2><p class="letter" dir="auto">${text}</p>
<details><summary>Headers</summary><dl>${Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></details></div></li>
`;
}
