// The catalogue as buyers read it: pages of campaigns behind a cursor, and nothing new until it changes.
import { createHash } from 'node:crypto';
import { type CampaignWords, campaignWords } from './campaign-words.ts';
import { type Campaign, campaigns } from './campaigns.ts';

/** Another catalogue has another name, and makes old cursors start over. */
const edition = createHash('sha256')
  .update(JSON.stringify([campaigns, campaignWords]))
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
    ...wordsOf(name, about, steps),
    translations: inEachLanguage(campaign, (words, steps) => wordsOf(name, words.about, steps)),
    icon: `${origin}/network/${campaign}.svg`,
    image: null,
    events: events.map(({ event, times, name, dollars, hold_days }, index) => ({
      ...{ event, name, times, hold_days },
      names: inEachLanguage(campaign, (words) => words.events[index]),
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

function wordsOf(name: string, about: string, steps: readonly string[]) {
  return {
    title_html: name,
    description_html: `<p>${about}</p>`,
    steps_html: `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
  };
}

/** By language tag, as far as the network has the words. */
function inEachLanguage<Text>(
  campaign: string,
  textFrom: (words: CampaignWords, steps: readonly string[]) => Text,
): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(campaignWords).flatMap(([language, { steps, campaigns }]) => {
      const words = campaigns[campaign];
      return words ? [[language, textFrom(words, steps)]] : [];
    }),
  );
}
