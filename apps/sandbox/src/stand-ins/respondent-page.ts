// A page of a stand-in that a respondent or player sees: the ways it can end, as buttons of a plain form.
import { type Html, html } from '../html.ts';
import { htmlDocument } from '../html-document.ts';

interface Choice {
  /** Submitted as `choice`. */
  readonly value: string;
  readonly label: string;
}

interface Content {
  readonly title: string;
  readonly text: string;
  /** Where the form goes; null shows no form. */
  readonly action: string | null;
  readonly choices: readonly Choice[];
}

export function respondentPage({ title, text, action, choices }: Content): Html {
  return htmlDocument(
    {
      title,
      head: html`<link rel="stylesheet" href="/supplier/page.css">
<link rel="stylesheet" href="/stand-ins/page.css">`,
    },
    html`<body class="respondent">
<main>
<h1>${title}</h1>
<p>${text}</p>
${
  action !== null &&
  html`<form method="post" action="${action}" class="choices">${choices.map(
    ({ value, label }) => html`<button name="choice" value="${value}">${label}</button>`,
  )}</form>`
}
</main>
</body>`,
  );
}
