// The demo's extension is in no store: this page replaces its store page, and explains how to load it from its folder.
import type { FastifyInstance } from 'fastify';
import { demoInstallPath } from '#extension/availability.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Install the demo extension</title>
</head>
<body>
<main>
<h1>Install the demo extension</h1>
<p>A real installation links to its page in the Chrome Web Store. The demo's extension is loaded from its folder:</p>
<ol>
<li>Open <code>chrome://extensions</code> in Chrome.</li>
<li>Switch on “Developer mode”.</li>
<li>Press “Load unpacked” and choose the folder <code>apps/extension/dist</code>.</li>
<li>Go back to your surveys: the bonus comes by itself.</li>
</ol>
</main>
</body>
</html>
`;

export function demoInstallRoute(app: FastifyInstance): void {
  app.get(demoInstallPath, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
}
