// The supplier's desk: every attempt, what was told about it, and what can still be told.
import { type Html, html } from '../../html.ts';
import { htmlDocument } from '../../html-document.ts';
import { nameOf } from '../outcomes.ts';
import { inUtc } from '../utc.ts';
import type { Attempt } from './attempts.ts';
import { deliveries } from './delivery.ts';
import type { DeskAction } from './endings.ts';
import type { Report } from './report.ts';
import { standing } from './reports.ts';

/** Enough for a day of testing. */
const mostRows = 100;

export function deskPage(attempts: readonly Attempt[], now: number): Html {
  return htmlDocument(
    {
      title: 'Attempts · Sandbox Exchange',
      head: html`<link rel="icon" href="/supplier/sun.svg" type="image/svg+xml">
<link rel="stylesheet" href="/supplier/page.css">`,
    },
    html`<body>
<header>
<h1>Sandbox Exchange</h1>
<p>The supplier’s desk at ${inUtc(now)}. Callbacks wait here to be sent, can be sent again, and can be taken back or improved whenever the client has looked at the answers.</p>
</header>
<nav aria-label="Supplier"><ul><li><a href="/supplier">Open projects</a></li><li><a href="/supplier/attempts" aria-current="page">Attempts <span>${attempts.length}</span></a></li></ul></nav>
<main>
<h2>Attempts</h2>
${attempts.length === 0 ? html`<p class="rest">Nobody has come yet. Press Participate in the panel.</p>` : table(attempts)}
${attempts.length > mostRows && html`<p class="rest">and ${attempts.length - mostRows} older ones</p>`}
</main>
</body>`,
  );
}

function table(attempts: readonly Attempt[]): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="Attempts">
<table>
<thead><tr><th scope="col">Respondent</th><th scope="col">Project</th><th scope="col">Came</th><th scope="col">Ended</th><th scope="col">Told</th><th scope="col">Still to do</th></tr></thead>
<tbody>${attempts.slice(0, mostRows).map(row)}</tbody>
</table>
</div>`;
}

function row(attempt: Attempt): Html {
  const { rid, project, enteredAt, endedWith, delivery, reports } = attempt;
  const short = rid.slice(0, 8);
  const ended = endedWith === null ? 'answering' : `${nameOf(endedWith)} (${endedWith})`;
  return html`<tr><th scope="row"><code>${short}</code></th><td>${project}</td><td>${inUtc(enteredAt)}</td><td>${ended}</td><td class="long">${reports.length > 0 ? html`<ul class="told">${reports.map(told)}</ul>` : endedWith === null ? 'nothing yet' : deliveries[delivery].label}</td><td><form method="post" action="/supplier/attempts/${encodeURIComponent(rid)}">${actionsOf(
    attempt,
  ).map(
    ({ action, label }) =>
      html`<button name="action" value="${action}" aria-label="${label}: ${short}">${label}</button>`,
  )}</form></td></tr>
`;
}

function told({ code, pays, reverses, tampering, tries }: Report): Html {
  const last = tries.at(-1);
  const answer = last ? (last.status ?? 'no answer') : 'not sent yet';
  const details = [pays && `pays $${pays}`, reverses && `takes ${reverses} back`, tampering].filter(Boolean);
  return html`<li><strong>${nameOf(code)}</strong> ${details.join(', ')} <span>${tries.length > 1 && `${tries.length}×, `}${answer}</span></li>`;
}

function actionsOf({ endedWith, reports }: Attempt): { action: DeskAction; label: string }[] {
  const counts = standing(reports);
  const waiting = reports.some(({ tries }) => tries.length === 0);
  return [
    ...(waiting ? [{ action: 'send', label: 'Send now' } as const] : []),
    ...(reports.length > 0 && !waiting ? [{ action: 'repeat', label: 'Send again' } as const] : []),
    ...(counts ? [{ action: 'reverse', label: 'Reverse' } as const] : []),
    ...(endedWith !== null && counts?.code !== '10'
      ? [{ action: 'upgrade', label: 'Upgrade to complete' } as const]
      : []),
  ];
}
