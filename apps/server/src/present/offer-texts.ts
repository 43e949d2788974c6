// Sanitises networks' texts about their offers before they leave the server (OF-10); the browser does it again.

import type { Language } from '@earnwall/i18n/languages';
import { parseUrl } from '@earnwall/postbacks/parse-url';
import type { ProvidedOffer } from '#store/offers/offers.ts';
import type { OfferTexts } from '#store/schema/offers.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** What a network wrote, and what is sanitised of it. */
export type OfferContent = Pick<ProvidedOffer, keyof OfferTexts | 'translations' | 'icon_url' | 'image_url'>;

/** An offer whose texts and pictures may be shown. */
export type CleanOffer<Row extends ProvidedOffer = ProvidedOffer> = Row & { readonly isClean: true };

/** `content` where it has been sanitised before. */
export function cleanOffer<Row extends ProvidedOffer>(
  offer: Row,
  content: OfferContent = cleanContent(offer),
): CleanOffer<Row> {
  return { ...offer, ...content, isClean: true };
}

export function cleanContent(offer: OfferContent): OfferContent {
  return {
    ...cleanTexts(offer),
    translations: Object.fromEntries(
      Object.entries(offer.translations).map(([language, texts]) => [language, cleanTexts(texts)]),
    ),
    icon_url: webAddress(offer.icon_url),
    image_url: webAddress(offer.image_url),
  };
}

export const contentOf = ({
  title,
  description,
  steps,
  translations,
  icon_url,
  image_url,
}: OfferContent): OfferContent => ({ title, description, steps, translations, icon_url, image_url });

/** In the reader's language where the network has it, and else as it is. */
export function offerTextsIn({ translations, ...offer }: CleanOffer, language: Language): OfferTexts {
  return translations[language] ?? offer;
}

function cleanTexts({ title, description, steps }: OfferTexts): OfferTexts {
  return {
    title: cleanTitle(title),
    description: cleanDescription(description),
    steps: cleanSteps(steps),
  };
}

const inline = ['b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u'];
const blocks = ['a', 'br', 'h3', 'h4', 'li', 'ol', 'p', 'ul', ...inline];

/** Nothing that could be moved over the rest of the page, or fetch anything. */
const styles = {
  'font-style': /^(normal|italic)$/,
  'font-weight': /^(normal|bold|[1-9]00)$/,
  'text-align': /^(start|end|left|right|center)$/,
  'text-decoration': /^(none|underline|line-through)$/,
};

export function cleanTitle(html: string): string {
  return sanitiseHtml(html, { tags: inline });
}

export function cleanDescription(html: string): string {
  return sanitiseHtml(html, { tags: blocks, styles });
}

/** As the description, without style attributes (OF-10). */
export function cleanSteps(html: string): string {
  return sanitiseHtml(html, { tags: blocks });
}

/** A picture's address counts only as http or https (OF-04). */
function webAddress(address: string | null): string | null {
  const url = address === null ? null : parseUrl(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
