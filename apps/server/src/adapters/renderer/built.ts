// The panel as it was built: one file that renders, one folder of hashed assets.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderDocument } from '@earnwall/contract/first-paint';
import type { Renderer } from '#ports/renderer.ts';

export async function builtRenderer(panelDist: string): Promise<Renderer> {
  const file = pathToFileURL(join(panelDist, 'server', 'render.js')).href;
  const { renderDocument } = (await import(file)) as { renderDocument: RenderDocument };
  return {
    render: async (...args) => renderDocument(...args),
    clientFolder: join(panelDist, 'client'),
    middleware: null,
    close: async () => {},
  };
}
