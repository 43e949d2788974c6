// The offers of the stand-in, in the form of BitLabs' static list.

interface Offer {
  readonly id: number;
  readonly anchor: string;
  readonly events: readonly { readonly id: number; readonly name: string; readonly payout: string }[];
}

const games: readonly Offer[] = [
  game(671_301, 'Harbour Tycoon', ['Reach level 5', '0.40'], ['Reach level 20', '3.75']),
  game(671_302, 'Puzzles of the North', ['Solve 10 puzzles', '0.65'], ['Solve 100 puzzles', '6.20']),
  game(671_303, 'Card Castle', ['Win 3 rounds', '0.25']),
  game(671_304, 'Star Farm', ['Plant a field', '0.10'], ['Build a barn', '1.15'], ['Own the valley', '9.99']),
];

function game(id: number, anchor: string, ...steps: [string, string][]): Offer {
  const events = steps.map(([name, payout], place) => ({ id: id * 10 + place, name, payout }));
  return { id, anchor, events };
}

export const findOffer = (id: string) => games.find((offer) => `${offer.id}` === id);

export function offerRows(root: string, country: string): object[] {
  const rows = games.map(({ id, anchor, events }) => ({
    ...{ id, name: `${anchor} CPE (${country}) (Incentive)`, anchor },
    description: `${anchor} is a game of the stand-in.`,
    requirements: 'Install it and do what the steps say. New players only.',
    translations: {
      de: { anchor, description: `${anchor} ist ein Spiel.`, requirements: 'Installieren und spielen.' },
    },
    categories: ['CPE', 'Free'],
    app_metadata: { app_id: `${id}`, categories: ['Games'] },
    creatives: { icon: `${root}/icon.svg` },
    click_url: `${root}/vc/demo/offers/${id}?source_type=offer_api&s1=`,
    geo_targeting: { countries: [{ country_code: country }] },
    device_targeting: { browsers: [], devices: [], operating_systems: [], platforms: [] },
    events: events.map((event) => ({ ...event, type: 'flat', payable: true, ttc_minutes: 43_200 })),
  }));
  // One that nobody can be promised anything for.
  const [first] = rows;
  return first
    ? [
        ...rows,
        { ...first, id: 671_309, events: [{ id: 1, name: 'Buy', payout: '0.10', type: 'percentage' }] },
      ]
    : [];
}
