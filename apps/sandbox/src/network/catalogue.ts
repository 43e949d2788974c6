// The catalogue as buyers read it: pages of campaigns behind a cursor, and nothing new until it changes.
import { createHash } from 'node:crypto';
import { type Campaign, campaigns } from './campaigns.ts';

/** Another catalogue has another name, and makes old cursors start over. */
const edition = createHash('sha256').update(JSON.stringify(campaigns)).digest('hex').slice(0, 12);

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
    title_html: name,
    description_html: `<p>${about}</p>`,
    steps_html:
      '<ol><li>Follow the link from here.</li><li>Start anew, not with an account you had.</li><li>Each step pays by itself.</li></ol>',
    icon: `${origin}/network/${campaign}.svg`,
    image: null,
    events: events.map(({ event, times, name, dollars, hold_days }, index) => ({
      ...{ event, name, times, hold_days },
      payout: { amount: dollars, currency: 'USD' },
      highlight: index === events.length - 1,
      layout: times > 1 ? 'PROGRESS_AND_TEXT' : 'TEXT',
    })),
  };
}
