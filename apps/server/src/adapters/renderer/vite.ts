// The panel from its sources, for development: Vite compiles on request and reloads modules in the browser.
import type { RenderDocument } from '@earnwall/contract/first-paint';
import type { Renderer } from '#ports/renderer.ts';

export async function viteRenderer(panelRoot: string): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: panelRoot, appType: 'custom', server: { middlewareMode: true } });
  return {
    async render(...args) {
      const { renderDocument } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as {
        renderDocument: RenderDocument;
      };
      // Not transformed: the page's policy forbids what Vite would add inline; vite/development-entry.ts loads it instead.
      return renderDocument(...args);
    },
    clientFolder: null,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
