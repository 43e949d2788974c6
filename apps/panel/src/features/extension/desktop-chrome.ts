/** What a browser tells about itself; client hints where it has them (spec §4: desktop Chrome only). */
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

export function isDesktopChrome({ userAgent, userAgentData }: BrowserFacts): boolean {
  const brands = userAgentData?.brands.map(({ brand }) => brand).filter((brand) => !invented.test(brand));
  if (userAgentData?.mobile) return false;
  if (brands?.length) return brands.every((brand) => chromes.has(brand));
  return (
    /\b(Headless)?Chrome\/\d/.test(userAgent) &&
    !/Mobile|Android/.test(userAgent) &&
    !otherBrowsers.test(userAgent)
  );
}
