// The configured Prodege behaves exactly like the written one. Only the wording of reasons is each one's own.
import { createHash } from 'node:crypto';
import { seeded } from '@earnwall/domain/chance/seeded';
import { describe, expect, it } from 'vitest';
import { count, expectSame, patience, seed } from '#testing/equality/compare.ts';
import { aClick, configured, written } from '#testing/equality/prodege.ts';
import { secretOf, slipped } from '#testing/equality/traffic.ts';
import { aReturn } from '#testing/messages.ts';

const sortedHash = (parameters: Readonly<Record<string, string>>, secret: string) =>
  createHash('sha256')
    .update(
      [
        secret,
        ...Object.keys(parameters)
          .sort()
          .map((name) => `${name}=${parameters[name]}`),
      ].join(':'),
    )
    .digest('base64url');

describe('SV-01 the configured Prodege is the written one', () => {
  it(
    `SV-01 in ${count} entry links and what browsers bring back from them`,
    () => {
      const chance = seeded(seed);
      let signed = 0;
      for (let made = 0; made < count; made += 1) {
        const click = aClick(chance);
        const link = written.entryLink(click);
        expectSame(click, link, configured.entryLink(click));
        const { vpid = '', cid = '', seal = '' } = Object.fromEntries(new URL(link).searchParams);
        const parameters: Record<string, string> = {
          ...{ transid: `${chance.between(1, 1e9)}`, projectid: click.surveyRef.split(':', 1).join('') },
          ...{
            vpid: chance.percent(90) ? encodeURIComponent(vpid) : vpid,
            status: `${chance.between(0, 5)}`,
          },
          ...{
            termreason: chance.percent(50)
              ? ''
              : chance.pick([`${chance.between(0, 40)}`, '@termreason@', '007']),
            cid,
            seal,
          },
          ...(chance.percent(5) && { status: chance.pick(['', 'x', '12345']) }),
          ...(chance.percent(5) && { seal: 'broken' }),
        };
        if (chance.percent(20)) parameters.vpid = click.person;
        const hash = sortedHash(parameters, secretOf(chance));
        const added = { ...parameters, hash, ...(chance.percent(10) && { dp: '1' }) };
        const address = slipped(`?${new URLSearchParams(added)}`, chance);
        const back = aReturn(`/return/prodege${address}`);
        const said = written.parseReturn(back);
        expectSame(back.url, said, configured.parseReturn(back));
        signed += Number(said?.signed ?? 0);
      }
      expect(signed).toBeGreaterThan(count / 20);
    },
    patience,
  );
});
