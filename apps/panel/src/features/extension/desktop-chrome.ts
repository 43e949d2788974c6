/** What a browser tells about itself; client hints where it has them (EX-01: desktop Chrome only). */
export interface BrowserFacts {
  readonly userAgent: string;
  readonly userAgentData?: {
    readonly mobile: boolean;
    readonly brands: readonly { readonly brand: string }[];
  };
}

/** Chromium is Chrome without its badge, and has the same extensions. */
const chromes: ReadonlySet<string> = new Set(['Google Chrome', 'Chromium', 'HeadlessChrome']);
/** Browsers add an invented brand, so that nobody relies on the list being short. */
const invented = /not.*brand/i;
const otherBrowsers = /\b(Edg|OPR|Opera|Vivaldi|YaBrowser|SamsungBrowser|Brave|UCBrowser|Whale)\b/;

/** Name and hints must agree: a browser that wants to be taken for another one is taken for it. */
export function isDesktopChrome({ userAgent, userAgentData }: BrowserFacts): boolean {
  if (!/\b(Headless)?Chrome\/\d/.test(userAgent) || /Mobile|Android/.test(userAgent)) return false;
  if (userAgentData?.mobile || otherBrowsers.test(userAgent)) return false;
  const brands = (userAgentData?.brands ?? []).map(({ brand }) => brand);
  return brands.every((brand) => chromes.has(brand) || invented.test(brand));
}
