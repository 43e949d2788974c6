// The configured Prodege behaves exactly like the written one. Only the wording of reasons is each one's own.
import { createHash } from 'node:crypto';
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import { describe, expect, it } from 'vitest';
import type { RawMessage } from '#ports/signed-message.ts';
import { count, expectSame, Kinds, patience, plain, seed } from '#testing/equality/compare.ts';
import { aClick, configured, written } from '#testing/equality/prodege.ts';
import { broken, secretOf, slipped } from '#testing/equality/traffic.ts';
import { aCallback } from '#testing/messages.ts';

describe('SV-01 the configured Prodege is the written one', () => {
  it(
    `SV-01 in ${count} reconciliations`,
    () => {
      const chance = seeded(seed + 1);
      const kinds = new Kinds();
      for (let made = 0; made < count; made += 1) {
        const message = aReconciliation(chance);
        const said = plain(written.verifyCallback(message));
        expectSame(Buffer.from(message.body).toString(), said, plain(configured.verifyCallback(message)));
        kinds.addSaid(said);
      }
      for (const kind of ['unsigned', 'forged', 'readable', 'unreadable'])
        expect(kinds.of(kind), kind).toBeGreaterThan(100);
    },
    patience,
  );
});

function aReconciliation(chance: Chance): RawMessage {
  const items = Array.from({ length: chance.between(0, 3) }, () => {
    const click = aClick(chance);
    const { cid = '', seal = '' } = Object.fromEntries(new URL(written.entryLink(click)).searchParams);
    const [transid, projectid] = [chance.between(1, 1e9), Number(click.surveyRef.split(':', 1).join(''))];
    const item: Record<string, unknown> = {
      transid: chance.percent(50) ? transid : `${transid}`,
      newstatus: chance.pick<unknown>([1, 2, 3, 4, '1', '4', 9, -1]),
      ...{ projectid, vpid: click.person },
      passthruvariables: `${new URLSearchParams({ cid, seal })}`,
    };
    return chance.percent(80) ? item : broken(item, chance);
  });
  const batch = JSON.stringify(chance.percent(95) ? items : 'none', null, chance.pick([0, 1]));
  const signature = createHash('sha256')
    .update(`${secretOf(chance)}:reconciliations=${batch}`)
    .digest('base64url');
  const body = `{"reconciliations":${batch},"signature":${JSON.stringify(signature)}}`;
  return aCallback({ body: chance.percent(60) ? body : slipped(body, chance) });
}
