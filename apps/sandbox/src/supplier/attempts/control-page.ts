// The supplier's control page: every attempt, what was sent about it, and what can still be sent.
import { type Html, html } from '../../html.ts';
import { htmlDocument } from '../../html-document.ts';
import { nameOf } from '../outcomes.ts';
import { inUtc } from '../utc.ts';
import type { Attempt } from './attempts.ts';
import { deliveries } from './delivery.ts';
import type { ControlAction } from './endings.ts';
import type { Report } from './report.ts';
import { effectiveReport } from './reports.ts';

/** Enough for a day of testing. */
const maxRows = 100;

export function controlPage(attempts: readonly Attempt[], now: number): Html {
  return htmlDocument(
    {
      title: 'Attempts · Sandbox Exchange',
      head: html`<link rel="icon" href="/supplier/sun.svg" type="image/svg+xml">
<link rel="stylesheet" href="/supplier/page.css">`,
    },
    html`<body>
<header>
<h1>Sandbox Exchange</h1>
<p>The supplier’s control page at ${inUtc(now)}. Pending callbacks can be sent, sent ones can be repeated, reversed, or upgraded after the client has reviewed the answers.</p>
</header>
<nav aria-label="Supplier"><ul><li><a href="/supplier">Open projects</a></li><li><a href="/supplier/attempts" aria-current="page">Attempts <span>${attempts.length}</span></a></li></ul></nav>
<main>
<h2>Attempts</h2>
${attempts.length === 0 ? html`<p class="rest">There are no attempts yet. Press Participate in the panel.</p>` : table(attempts)}
${attempts.length > maxRows && html`<p class="rest">and ${attempts.length - maxRows} older ones</p>`}
</main>
</body>`,
  );
}

function table(attempts: readonly Attempt[]): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="Attempts">
<table>
<thead><tr><th scope="col">Respondent</th><th scope="col">Project</th><th scope="col">Came</th><th scope="col">Ended</th><th scope="col">Sent</th><th scope="col">Actions</th></tr></thead>
<tbody>${attempts.slice(0, maxRows).map(row)}</tbody>
</table>
</div>`;
}

function row(attempt: Attempt): Html {
  const { rid, project, enteredAt, endedWith, delivery, reports } = attempt;
  const short = rid.slice(0, 8);
  const ended = endedWith === null ? 'answering' : `${nameOf(endedWith)} (${endedWith})`;
  return html`<tr><th scope="row"><code>${short}</code></th><td>${project}</td><td>${inUtc(enteredAt)}</td><td>${ended}</td><td class="long">${reports.length > 0 ? html`<ul class="sent">${reports.map(sentReport)}</ul>` : endedWith === null ? 'nothing yet' : deliveries[delivery].label}</td><td><form method="post" action="/supplier/attempts/${encodeURIComponent(rid)}">${actionsOf(
    attempt,
  ).map(
    ({ action, label }) =>
      html`<button name="action" value="${action}" aria-label="${label}: ${short}">${label}</button>`,
  )}</form></td></tr>
`;
}

function sentReport({ code, pays, reverses, tampering, tries }: Report): Html {
  const last = tries.at(-1);
  const answer = last ? (last.status ?? 'no answer') : 'not sent yet';
  const details = [pays && `pays $${pays}`, reverses && `reverses ${reverses}`, tampering].filter(Boolean);
  return html`<li><strong>${nameOf(code)}</strong> ${details.join(', ')} <span>${tries.length > 1 && `${tries.length}×, `}${answer}</span></li>`;
}

function actionsOf({ endedWith, reports }: Attempt): { action: ControlAction; label: string }[] {
  const counts = effectiveReport(reports);
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
