// The catalogue as buyers read it: pages of campaigns by cursor; no changes until the catalogue itself changes.
import { createHash } from 'node:crypto';
import { type CampaignTexts, campaignTexts } from './campaign-texts.ts';
import { type Campaign, campaigns } from './campaigns.ts';

/** A changed catalogue has another edition, which expires old cursors. */
const edition = createHash('sha256')
  .update(JSON.stringify([campaigns, campaignTexts]))
  .digest('hex')
  .slice(0, 12);

export function readCatalogue(cursor: string | null, limit: number, origin: string) {
  const from = cursor === null ? 0 : placeOf(cursor);
  if (typeof from === 'string') return from;
  const page = campaigns.slice(from, from + limit);
  const next = from + page.length;
  return {
    offers: page.map((campaign) => listed(campaign, origin)),
    closed: [],
    cursor: `${edition}.${next}`,
    more: next < campaigns.length,
  };
}

function placeOf(cursor: string): number | 'expired' | 'malformed' {
  const [, of, place] = /^([0-9a-f]{12})\.(\d{1,6})$/.exec(cursor) ?? [];
  if (of === undefined) return 'malformed';
  return of === edition ? Number(place) : 'expired';
}

function listed({ campaign, name, about, events, earners, ...rest }: Campaign, origin: string) {
  return {
    ...{ campaign, name, ...rest, earners, popularity: earners },
    ...textsOf(name, about, steps),
    translations: inEachLanguage(campaign, (texts, steps) => textsOf(name, texts.about, steps)),
    icon: `${origin}/network/${campaign}.svg`,
    image: null,
    events: events.map(({ event, times, name, dollars, hold_days }, index) => ({
      ...{ event, name, times, hold_days },
      names: inEachLanguage(campaign, (texts) => texts.events[index]),
      payout: { amount: dollars, currency: 'USD' },
      highlight: index === events.length - 1,
      layout: times > 1 ? 'PROGRESS_AND_TEXT' : 'TEXT',
    })),
  };
}

const steps = [
  'Follow the link from here.',
  'Start anew, not with an account you had.',
  'Each step pays by itself.',
];

function textsOf(name: string, about: string, steps: readonly string[]) {
  return {
    title_html: name,
    description_html: `<p>${about}</p>`,
    steps_html: `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
  };
}

/** By language tag, as far as the network has the texts. */
function inEachLanguage<Text>(
  campaign: string,
  textFrom: (texts: CampaignTexts, steps: readonly string[]) => Text,
): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(campaignTexts).flatMap(([language, { steps, campaigns }]) => {
      const texts = campaigns[campaign];
      return texts ? [[language, textFrom(texts, steps)]] : [];
    }),
  );
}
