import { designToCss } from '@earnwall/ui/design/design-to-css';
import type { DocumentData } from '#lib/paint-data.ts';
import type { TextFiles } from '#lib/text/text-files.ts';
import type { Assets } from './assets.ts';
import { keepEarlyPress } from './early-press.tsx';
import { dataId, rootId, themeId } from './ids.ts';

export interface DocumentParts {
  data: DocumentData;
  nonce: string;
  title: string;
  assets: Assets;
  /** The name of its route. */
  screen: string;
  /** The rendered screen. */
  body: string;
  /** False when the body is only a shell that the browser replaces. */
  hydrate: boolean;
}

/** The whole answer to a visit: design, styles, list and data in one round trip (architecture, "The first paint"). */
export function documentOf({ data, nonce, title, assets, screen, body, hydrate }: DocumentParts): string {
  const painted = data.failure ? 'error' : 'list';
  const n = ` nonce="${escapeHtml(nonce)}"`;
  const shown = data.failure ? 'error' : screen;
  const css = assets.css(painted);
  const preloads = [
    ...textsOf(shown, data.texts).map(
      (href) => `<link rel="preload" as="fetch" href="${href}" crossorigin${n}>`,
    ),
    ...assets.modules(shown).map((href) => `<link rel="modulepreload" href="${href}"${n}>`),
  ];
  return [
    `<!doctype html><html lang="${escapeHtml(data.language)}" dir="${data.dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // Vite reads the nonce here for the styles of screens that load later.
    `<meta property="csp-nonce"${n}>`,
    // A white-label page has no icon of its own; without this line browsers ask for one.
    '<link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title>`,
    `<style id="${themeId}"${n}>${designToCss(data.metadata?.design ?? data.design)}</style><style${n}>${css.text}</style>`,
    // Screens that load later find these here and do not load them again; what is disabled is not loaded.
    ...css.files.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...preloads,
    `<script type="module" src="${assets.entry}"${n}></script></head>`,
    // Before the first button, since a page may show part by part as it arrives.
    `<body>${hydrate ? `<script${n}>${keepEarlyPress}</script>` : ''}`,
    `<div id="${rootId}"${hydrate ? ' data-hydrate' : ''}>${body}</div>`,
    `<script type="application/json" id="${dataId}"${n}>${escapeJson(data)}</script></body></html>`,
  ].join('');
}

/** The texts that a screen says before anybody has pressed anything (vite/first-texts.ts). */
function textsOf(screen: string, { first, rest }: TextFiles): string[] {
  return ['main', 'surveys', 'error'].includes(screen) ? [first] : [first, rest];
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
