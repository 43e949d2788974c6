// The configured Lootably behaves exactly like the written one. Only the wording of reasons is each one's own.
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import { describe, expect, it } from 'vitest';
import { translateOffer } from '#adapters/suppliers/configured/offer-row.ts';
import { translateOffer as writtenOffer } from '#adapters/suppliers/lootably/offer.ts';
import { expectSame, Kinds, outcomeOf, patience, seed } from '#testing/equality/compare.ts';
import { account, settings } from '#testing/equality/lootably.ts';
import { broken } from '#testing/equality/traffic.ts';

describe('SV-01 the configured Lootably is the written one', () => {
  it(
    'SV-01 in what 2000 rows of the catalogue become',
    () => {
      const chance = seeded(seed + 4);
      const kinds = new Kinds();
      for (let made = 0; made < 2_000; made += 1) {
        const row = chance.percent(50) ? anOffer(chance) : broken(anOffer(chance), chance);
        const written = writtenOffer(row, account.settings);
        const said = written.kind === 'unread' ? { unread: written.ref } : { offers: [written.offer] };
        const translated = translateOffer(row, {
          settings,
          hosts: account.settings.link_hosts,
        });
        expectSame(row, said, outcomeOf(translated, 'offers'));
        kinds.add(written.kind);
      }
      for (const kind of ['open', 'unread']) expect(kinds.of(kind), kind).toBeGreaterThan(100);
    },
    patience,
  );
});

function anOffer(chance: Chance): object {
  return {
    offerID: `S-${chance.between(1, 1e6)}`,
    name: 'A game',
    ...(chance.percent(80) && { description: '<b>Play</b>' }),
    image: chance.pick(['https://img.test/a.png', null]),
    countries: chance.pick([['*'], ['us', 'DE'], ['US'], [], ['nowhere']]),
    devices: chance.pick([['*'], ['Windows', 'iphone'], ['ipad', 'iphone'], ['toaster'], []]),
    ...(chance.percent(80) && { categories: chance.pick([['game'], ['mobilegame', 'x'], []]) }),
    link: chance.pick([
      'https://wall.lootably.com/{userID}#a',
      'https://wall.lootably.com/r?u=%7BuserID%7D',
      'https://wall.lootably.com/r',
      'https://evil.test/{userID}',
    ]),
    ...(chance.percent(60) && {
      goals: Array.from({ length: chance.between(0, 3) }, (_, place) => ({
        goalID: `g${chance.percent(95) ? place : 0}`,
        description: chance.pick(['Reach level 10', 'x'.repeat(300)]),
        revenue: chance.pick([1.5, '0.25', 0]),
      })),
    }),
    revenue: chance.pick([2, '1.5', 'variable', null, 0]),
    ...(chance.percent(30) && {
      statistics: chance.pick<unknown>([{ uniqueUserCompletionsThisMonth: 12.5 }, {}, 'x', null]),
    }),
    ...(chance.percent(20) && {
      stateTargetingByCountryCode: chance.pick<unknown>([{}, { US: ['CA'] }, { US: null }, null]),
    }),
  };
}
