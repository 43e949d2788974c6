import type { FirstPaint } from '@earnwall/contract/first-paint';
import { designToCss } from '@earnwall/ui/design/design-to-css';
import type { Assets } from './assets.ts';

export const rootId = 'root';
export const dataId = 'first-paint';
export const themeId = 'theme';

/** What the browser needs of a first paint; the address it has itself, and without secrets. */
export type PaintData = Omit<FirstPaint, 'url'>;

export interface DocumentParts {
  paint: FirstPaint;
  nonce: string;
  title: string;
  assets: Assets;
  /** The rendered screen. */
  body: string;
  /** False when the body is only a shell that the browser replaces. */
  hydrate: boolean;
}

/** The whole answer to a visit: design, styles, list and data in one round trip (architecture, "The first paint"). */
export function documentOf({ paint, nonce, title, assets, body, hydrate }: DocumentParts): string {
  const n = ` nonce="${escapeHtml(nonce)}"`;
  const preloads = assets.preloads(paint.language).map((href) => `<link rel="modulepreload" href="${href}"${n}>`);
  return [
    `<!doctype html><html lang="${escapeHtml(paint.language)}" dir="${paint.dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // Vite reads the nonce here for the styles of screens that load later.
    `<meta property="csp-nonce"${n}>`,
    `<title>${escapeHtml(title)}</title>`,
    `<style id="${themeId}"${n}>${designToCss(paint.metadata?.design)}</style><style${n}>${assets.css}</style>`,
    ...preloads,
    `<script type="module" src="${assets.entry}"${n}></script></head>`,
    `<body><div id="${rootId}"${hydrate ? ' data-hydrate' : ''}>${body}</div>`,
    `<script type="application/json" id="${dataId}"${n}>${escapeJson(dataOf(paint))}</script></body></html>`,
  ].join('');
}

function dataOf({ url: _, ...data }: FirstPaint): PaintData {
  return data;
}

/** JSON that can neither end its script element nor break a script that holds it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
