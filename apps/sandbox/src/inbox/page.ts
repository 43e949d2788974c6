// A page with what has come, the newest first; it looks again by itself.
import { type Html, html } from '../html.ts';
import { htmlDocument } from '../html-document.ts';

const mostShown = 50;

interface Words {
  title: string;
  name: string;
  intro: string;
  /** Before the address, where one was asked for, and the way back to everything. */
  only: string;
  all: string;
  none: string;
  troubles: string;
}

interface Contents<Message> {
  path: string;
  head: Html;
  words: Words;
  to: string | null;
  messages: readonly Message[];
  item: (message: Message) => Html;
  /** Addresses that take nothing, as items of a list. */
  troubles: readonly Html[];
}

export function inboxPage<Message>({
  path,
  head,
  words,
  to,
  messages,
  item,
  troubles,
}: Contents<Message>): Html {
  return htmlDocument(
    {
      title: `${words.title} · ${words.name}`,
      head: html`<meta http-equiv="refresh" content="4">
<link rel="stylesheet" href="/sms/page.css">${head}`,
    },
    html`<body>
<header>
<h1>${words.name}</h1>
<p>${words.intro} ${to !== null && html`${words.only} ${to}. <a href="${path}">${words.all}</a>`}</p>
</header>
<main>
${messages.length === 0 ? html`<p class="none">${words.none}</p>` : html`<ol>${messages.slice(0, mostShown).map(item)}</ol>`}
</main>
<footer>
<h2>${words.troubles}</h2>
<ul>${troubles}</ul>
</footer>
</body>`,
  );
}

/** To whom and when. */
export function addressed(path: string, { to, at }: { to: string; at: string }): Html {
  return html`<p class="to"><a href="${path}?to=${encodeURIComponent(to)}">${to}</a> <time datetime="${at}">${at.slice(11, 19)} UTC</time></p>`;
}
