// The console's page: one document for all of its addresses, which nobody may frame.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { consolePrefix } from '#http/calls/console-routes.ts';
import { ApiError } from '#request/api-error.ts';

export function consolePageRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, consoleFolder } = ctx;
  if (!consoleFolder) return;
  const file = join(consoleFolder, 'index.html');
  // Read for each request: there are few, and in development the file changes while the server runs.
  const page = async () => {
    const html = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new ApiError('unavailable', 'The console is not built. Run: npm run build', undefined, { cause });
    });
    return withSettings(html, {
      'earnwall-api': consolePrefix(config.adminBase),
      'earnwall-panel': panelOrigin(ctx) ?? '',
    });
  };
  for (const path of ['/console', '/console/', '/console/*'])
    app.get(path, { schema: { hide: true }, compress: {} }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', consolePolicy(panelOrigin(ctx)))
        .send(await page()),
    );
}

/** Where previews of the panel are framed from; null = beside the console. */
function panelOrigin({ config, publicUrl }: ServerContext): string | null {
  return config.consoleOrigin === null ? null : new URL(publicUrl()).origin;
}

/** The page has an empty `<meta>` for each setting. */
function withSettings(html: string, settings: Record<string, string>): string {
  return html.replace(/<meta name="(earnwall-[a-z]+)" content="">/g, (tag, name: string) =>
    tag.replace('""', `"${escaped(settings[name] ?? '')}"`),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function consolePolicy(panel: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${panel ?? "'self'"}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
