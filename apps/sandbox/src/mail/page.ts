// What the mailboxes have received, for people whose address does not exist.
import { type Html, html } from '../html.ts';
import { addressed, inboxPage } from '../inbox/page.ts';
import type { Letter } from './letters.ts';
import { troubles } from './trouble.ts';

const words = {
  title: 'Mail',
  name: 'Sandbox Mailboxes',
  intro: 'Every mail of the demo arrives here.',
  only: 'Mail to',
  all: 'All mailboxes',
  none: 'No mail has come yet.',
  troubles: 'Mailboxes that take nothing',
};

export function page(letters: readonly Letter[], to: string | null): Html {
  return inboxPage({
    ...{ path: '/mail', words, to, messages: letters, item: letter },
    head: html`
<link rel="stylesheet" href="/mail/page.css">`,
    troubles: Object.entries(troubles).map(
      ([name, trouble]) => html`<li><strong>${name}@</strong>… ${trouble.words}</li>`,
    ),
  });
}

function letter(mail: Letter): Html {
  const { subject, text, headers } = mail;
  return html`<li>${addressed('/mail', mail)}<div class="text"><h2 dir="auto">${subject}</h2><p class="letter" dir="auto">${text}</p>
<details><summary>Headers</summary><dl>${Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></details></div></li>
`;
}
