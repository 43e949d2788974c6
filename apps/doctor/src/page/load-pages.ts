// The publisher's page and the panel's, read as they are served. No script is run.
import { parseUrl } from '@earnwall/postbacks/parse-url';
import type { PageOptions } from '#options.ts';
import { type Tag, tagsOf } from './html.ts';
import { type Loaded, loadPage } from './page.ts';

interface Found {
  /** What a browser makes of its `src`; null where that is no address. */
  readonly url: URL | null;
  readonly tag: Tag;
}

export interface Pages {
  readonly options: PageOptions;
  readonly panelOrigin: URL;
  readonly page: Loaded;
  readonly panel: Loaded;
  readonly tags: readonly Tag[];
  /** Tags that load the embed script. */
  readonly scripts: readonly Found[];
  /** Frames of the panel. */
  readonly frames: readonly Found[];
  /** Scripts in the page that speak to the embed script. */
  readonly lines: readonly Tag[];
}

export async function loadPages(options: PageOptions): Promise<Pages> {
  const address = new URL('/', options.panel);
  address.searchParams.set('app', options.app);
  const [page, panel] = await Promise.all([
    loadPage(options.page, options.timeoutMs),
    loadPage(address.href, options.timeoutMs),
  ]);
  return pagesOf(options, page, panel);
}

export function pagesOf(options: PageOptions, page: Loaded, panel: Loaded): Pages {
  const panelOrigin = new URL(options.panel);
  const tags = typeof page === 'string' ? [] : tagsOf(page.text);
  const base = typeof page === 'string' ? new URL(options.page) : page.url;
  const ofPanel = (name: string) =>
    tags
      .filter((tag) => tag.name === name && tag.attributes.has('src'))
      .map((tag) => ({ tag, url: urlOf(tag.attributes.get('src') ?? '', base) }))
      // By name alone: that scheme or port are wrong is a finding of its own.
      .filter(({ url }) => url?.hostname === panelOrigin.hostname);
  return {
    ...{ options, panelOrigin, page, panel, tags },
    scripts: ofPanel('script').filter(({ url }) => url?.pathname.endsWith('/embed.js')),
    frames: ofPanel('iframe').filter(({ url }) => url?.origin !== base.origin),
    lines: tags.filter(({ name, text }) => name === 'script' && /\bearnwall\b/.test(text)),
  };
}

function urlOf(text: string, base: URL): URL | null {
  return parseUrl(text, base);
}
