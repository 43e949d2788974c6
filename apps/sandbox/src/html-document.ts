// What every page of the outside world begins with.
import { type Html, html } from './html.ts';

/** `head` is what the page brings along: its style sheets, its icon, its script. */
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
