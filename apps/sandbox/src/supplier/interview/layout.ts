// The layout of all pages that respondents see.
import { type Html, html } from '../../html.ts';
import { htmlDocument } from '../../html-document.ts';

interface Parts {
  title: string;
  content: Html;
  aside?: Html;
}

export function respondentPage({ title, content, aside }: Parts): Html {
  return htmlDocument(
    {
      title: `${title} · Good mornings`,
      head: html`<link rel="icon" href="/supplier/sun.svg" type="image/svg+xml">
<link rel="stylesheet" href="/supplier/interview.css">
<script type="module" src="/supplier/interview.js"></script>`,
    },
    html`<body>
<header><img src="/supplier/sun.svg" alt="" width="28" height="28"><p><strong>Good mornings</strong> <span>a study by Sandbox Exchange</span></p></header>
<main class="card">
${content}
</main>
${aside}
</body>`,
  );
}

/** A page with a single message. */
export function messagePage(title: string, text: string, aside?: Html): Html {
  return respondentPage({
    title,
    content: html`<h1>${title}</h1><p class="hint">${text}</p>`,
    ...(aside && { aside }),
  });
}
