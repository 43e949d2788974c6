import type { SharedText } from '@earnwall/contract/first-paint';
import { designToCss } from '@earnwall/ui/design/design-to-css';
import type { PaintData } from '#lib/paint-data.ts';
import type { TextFiles } from '#lib/text/text-files.ts';
import type { Assets } from './assets.ts';
import { keepEarlyPress } from './early-press.tsx';
import { escapeHtml } from './escape-html.ts';
import { rootId, themeId } from './ids.ts';
import { Kept } from './kept.ts';

export interface HeadParts {
  data: Pick<PaintData, 'language' | 'dir' | 'failure' | 'metadata' | 'design'>;
  texts: TextFiles;
  title: string;
  assets: Assets;
  /** The name of its route. */
  screen: string;
  /** False when the body is only a shell that the browser replaces. */
  hydrate: boolean;
}

/** Where the nonce of a visit comes. */
const nonceMark = '\0';
const mostHeads = 200;
const keptHeads = new WeakMap<Assets, Kept<readonly SharedText[]>>();

/**
 * A document up to its body, in pieces between which the nonce comes. People of one app, language and screen share it, and
 * most bytes of a page are in it: it is written once, and whoever sends it compresses it once.
 */
export function headOf(parts: HeadParts): readonly SharedText[] {
  const { data, texts, title, assets, screen, hydrate } = parts;
  const heads = keptHeads.get(assets) ?? new Kept(mostHeads);
  keptHeads.set(assets, heads);
  const design = data.metadata?.design ?? data.design;
  const { language, dir } = data;
  const key = JSON.stringify([language, dir, texts, title, screen, hydrate, data.failure !== null, design]);
  return heads.of(key, () =>
    writeHead(parts)
      .split(nonceMark)
      .map((text) => ({ text })),
  );
}

function writeHead({ data, texts, title, assets, screen, hydrate }: HeadParts): string {
  const n = ` nonce="${nonceMark}"`;
  const shown = data.failure ? 'error' : screen;
  const css = assets.css(data.failure ? 'error' : 'list');
  // With the attributes of those who will ask for them, or they would be loaded twice.
  const styles = assets.styles(shown).filter((href) => !css.files.includes(href));
  const preloads = [
    ...styles.map((href) => `<link rel="preload" as="style" href="${href}" crossorigin${n}>`),
    ...textsOf(shown, texts).map((href) => `<link rel="preload" as="fetch" href="${href}" crossorigin${n}>`),
    ...assets.modules(shown).map((href) => `<link rel="modulepreload" href="${href}"${n}>`),
  ];
  return [
    `<!doctype html><html lang="${escapeHtml(data.language)}" dir="${data.dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // Vite reads the nonce here for the styles of screens that load later.
    `<meta property="csp-nonce"${n}>`,
    // A white-label page has no icon of its own; without this line browsers ask for one.
    '<link rel="icon" href="data:,">',
    `<title>${escapeHtml(title).replaceAll(nonceMark, '')}</title>`,
    `<style id="${themeId}"${n}>${designToCss(data.metadata?.design ?? data.design)}</style><style${n}>${css.text}</style>`,
    // Screens that load later find these here and do not load them again; what is disabled is not loaded.
    ...css.files.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...preloads,
    `<script type="module" src="${assets.entry}"${n}></script></head>`,
    // Before the first button, since a page may show part by part as it arrives.
    `<body>${hydrate ? `<script${n}>${keepEarlyPress}</script>` : ''}`,
    `<div id="${rootId}"${hydrate ? ' data-hydrate' : ''}>`,
  ].join('');
}

/** The texts that a screen says before anybody has pressed anything (vite/first-texts.ts). */
function textsOf(screen: string, { first, rest }: TextFiles): string[] {
  return ['main', 'surveys', 'error'].includes(screen) ? [first] : [first, rest];
}
