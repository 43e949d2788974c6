// The configured Lootably behaves exactly like the written one. Only the wording of reasons is each one's own.
import { createHash } from 'node:crypto';
import { seeded } from '@earnwall/domain/chance/seeded';
import { describe, expect, it } from 'vitest';
import { count, expectSame, Kinds, patience, plain, seed } from '#testing/equality/compare.ts';
import { configured, written } from '#testing/equality/lootably.ts';
import { secretOf, slipped, text } from '#testing/equality/traffic.ts';
import { aGet } from '#testing/messages.ts';

describe('SV-01 the configured Lootably is the written one', () => {
  it(
    `SV-01 in ${count} postbacks and tracking links`,
    () => {
      const chance = seeded(seed + 3);
      const kinds = new Kinds();
      for (let made = 0; made < count; made += 1) {
        const query: Record<string, string> = {
          ...{ userID: text(chance), ip: '198.51.100.7', revenue: `${chance.between(0, 900) / 100}` },
          ...{ currencyReward: `${chance.between(1, 999)}`, transactionID: `t${chance.between(1, 1e6)}` },
          ...{ offerID: chance.pick(['S-1', '17', '']), goalID: chance.pick(['', 'g1', 'g 2']) },
          status: chance.pick(['0', '1', '1', '1', '', '2']),
        };
        const hashed = ['userID', 'ip', 'revenue', 'currencyReward'].map((name) => query[name]).join('');
        const hash = createHash('sha256')
          .update(`${hashed}${secretOf(chance)}`)
          .digest('hex');
        const address = slipped(`?${new URLSearchParams({ ...query, hash })}`, chance);
        const message = aGet(`/callbacks/lootably${address}`);
        const said = plain(written.verifyEvent(message));
        expectSame(message.url, said, plain(configured.verifyEvent(message)));
        kinds.addSaid(said);
        const click = {
          ...{ click: 'c', offerRef: 'S-1', person: text(chance), platform: 'ios' as const },
          link: chance.pick([
            'https://wall.lootably.com/{userID}?u={userID}',
            'https://wall.lootably.com/r?u=%7BuserID%7D',
          ]),
        };
        expectSame(click, written.trackingLink(click), configured.trackingLink(click));
      }
      for (const kind of ['unsigned', 'forged', 'readable', 'unreadable'])
        expect(kinds.of(kind), kind).toBeGreaterThan(20);
    },
    patience,
  );
});
