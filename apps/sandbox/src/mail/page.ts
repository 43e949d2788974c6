// The mails received for the demo's users.
import { type Html, html } from '../html.ts';
import { addressed, inboxPage } from '../inbox/page.ts';
import { failures } from './failing-mailboxes.ts';
import type { Mail } from './mail-store.ts';

const texts = {
  title: 'Mail',
  name: 'Sandbox Mailboxes',
  intro: 'Every mail of the demo arrives here.',
  only: 'Mail to',
  all: 'All mailboxes',
  none: 'No mail has arrived yet.',
  failures: 'Mailboxes that refuse mail',
};

export function page(mails: readonly Mail[], to: string | null): Html {
  return inboxPage({
    ...{ path: '/mail', texts, to, messages: mails, item: mailItem },
    head: html`
<link rel="stylesheet" href="/mail/page.css">`,
    failures: Object.entries(failures).map(
      ([name, failure]) => html`<li><strong>${name}@</strong>… ${failure.text}</li>`,
    ),
  });
}

function mailItem(mail: Mail): Html {
  const { subject, text, headers } = mail;
  return html`<li>${addressed('/mail', mail)}<div class="text"><h2 dir="auto">${subject}</h2><p class="mail" dir="auto">${text}</p>
<details><summary>Headers</summary><dl>${Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></details></div></li>
`;
}
