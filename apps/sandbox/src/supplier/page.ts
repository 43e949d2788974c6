// The open projects as a page: a line per country, and the projects of the chosen one.
import { type Html, html } from '../html.ts';
import { htmlDocument } from '../html-document.ts';
import type { Project, Qualification } from './projects.ts';
import { questions } from './questions.ts';
import { inUtc } from './utc.ts';

/** Enough to see what there is; the feed has them all. */
const maxRows = 200;

export function page(projects: readonly Project[], asked: { country: string; now: number }): Html {
  const byCountry = inCountries(projects);
  const chosen = byCountry.get(asked.country) ?? projects;
  const title = byCountry.has(asked.country) ? `Open projects · ${asked.country}` : 'Open projects';
  return htmlDocument(
    {
      title: `${title} · Sandbox Exchange`,
      head: html`<link rel="stylesheet" href="/supplier/page.css">`,
    },
    html`<body>
<header>
<h1>Sandbox Exchange</h1>
<p>An invented survey supplier. ${projects.length} projects are open at ${inUtc(asked.now)}; buyers read them from <code>/supplier/inventory</code>, and <a href="/supplier/attempts">the control page</a> lists the attempts.</p>
</header>
<nav aria-label="Countries"><ul>${countryLinks(byCountry, projects.length, asked.country)}</ul></nav>
<main>
<h2>${title}</h2>
<div class="table" tabindex="0" role="region" aria-label="${title}">
<table>
<thead><tr><th scope="col">Project</th><th scope="col">Market</th><th scope="col" class="figure">CPI</th><th scope="col" class="figure">Minutes</th><th scope="col" class="figure">Incidence</th><th scope="col">Screens</th><th scope="col">Wants</th><th scope="col">Places left</th></tr></thead>
<tbody>${chosen.slice(0, maxRows).map(row)}</tbody>
</table>
</div>
${chosen.length > maxRows && html`<p class="rest">and ${chosen.length - maxRows} more</p>`}
</main>
</body>`,
  );
}

function inCountries(projects: readonly Project[]): Map<string, Project[]> {
  const byCountry = new Map<string, Project[]>();
  for (const project of projects) {
    byCountry.set(project.country, [...(byCountry.get(project.country) ?? []), project]);
  }
  return byCountry;
}

function countryLinks(
  byCountry: ReadonlyMap<string, readonly Project[]>,
  total: number,
  chosen: string,
): Html[] {
  const link = (label: string, href: string, count: number, isChosen: boolean) =>
    html`<li><a href="${href}"${isChosen && html` aria-current="page"`}>${label} <span>${count}</span></a></li>`;
  const countries = [...byCountry].sort(([a], [b]) => a.localeCompare(b));
  return [
    link('All', '/supplier', total, !byCountry.has(chosen)),
    ...countries.map(([country, { length }]) =>
      link(country, `/supplier?country=${country}`, length, country === chosen),
    ),
  ];
}

function row(project: Project): Html {
  const { pc, phone, tablet } = project.screens;
  const screens = [pc && 'pc', phone && 'phone', tablet && 'tablet'].filter(Boolean).join(', ');
  const places = project.quotas.map(
    ({ wants, open }) => `${wants.map(qualificationText).join(', ')}: ${open}`,
  );
  return html`<tr><th scope="row">${project.project}</th><td>${project.country} ${project.language}</td><td class="figure">$${project.cpi.amount}</td><td class="figure">${project.minutes}</td><td class="figure">${project.incidence === null ? '' : `${project.incidence}%`}</td><td>${screens}</td><td class="long">${project.wants.map(qualificationText).join(' · ') || 'everybody'}</td><td class="long">${places.join(' · ') || 'open'}</td></tr>
`;
}

function qualificationText(wanted: Qualification): string {
  if (wanted.kind === 'AGE') return `${wanted.from}–${wanted.to}`;
  if (wanted.kind === 'GENDER') return wanted.codes.map((code) => (code === 1 ? 'men' : 'women')).join(', ');
  if (wanted.kind === 'SEGMENT') return `segment ${wanted.segment}`;
  const name = questions.find(({ id }) => id === wanted.question)?.name ?? `question ${wanted.question}`;
  return `${name} ${wanted.codes.join('/')}`;
}
