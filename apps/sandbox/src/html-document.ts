// The HTML document around every page of the sandbox.
import { type Html, html } from './html.ts';

/** `head`: the page's style sheets, icon and script. */
export function htmlDocument({ title, head }: { title: string; head: Html }, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
${body}
</html>
`;
}
