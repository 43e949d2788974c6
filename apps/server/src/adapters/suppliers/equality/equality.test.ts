// The two examples behave exactly like the written adapters, on traffic that is genuine, slightly wrong or quite wrong. Only the
// wording of reasons is each one's own.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import { describe, expect, it } from 'vitest';
import lootablyExample from '#adapters/suppliers/configured/examples/lootably.json' with { type: 'json' };
import prodegeExample from '#adapters/suppliers/configured/examples/prodege.json' with { type: 'json' };
import { openConfiguredOffers } from '#adapters/suppliers/configured/offer-kind.ts';
import { translateOffer } from '#adapters/suppliers/configured/offer-row.ts';
import { offerSettings } from '#adapters/suppliers/configured/schema/offers.ts';
import { secretValues } from '#adapters/suppliers/configured/schema/parts.ts';
import { surveySettings } from '#adapters/suppliers/configured/schema/surveys.ts';
import { openConfiguredSurveys } from '#adapters/suppliers/configured/survey-kind.ts';
import { translateSurvey } from '#adapters/suppliers/configured/survey-row.ts';
import type { TranslatedRow } from '#adapters/suppliers/configured/translated-row.ts';
import { lootablySecrets, lootablySettings } from '#adapters/suppliers/lootably/account.ts';
import { lootablyKind } from '#adapters/suppliers/lootably/kind.ts';
import { translateOffer as writtenOffer } from '#adapters/suppliers/lootably/offer.ts';
import { prodegeSecrets, prodegeSettings } from '#adapters/suppliers/prodege/account.ts';
import { prodegeKind } from '#adapters/suppliers/prodege/kind.ts';
import { translateProject } from '#adapters/suppliers/prodege/project.ts';
import { questionsOf } from '#adapters/suppliers/prodege/questions.ts';
import type { Disclosed } from '#ports/disclosed.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import { aCallback, aGet, aReturn } from '#testing/messages.ts';
import { mutationsOf } from '#testing/mutations.ts';

const count = 10_000;
/** A few seconds; a busy machine may need longer. */
const patience = 120_000;
const seed = 121;
const now = () => new Date(1_700_000_000_000);

const prodegeAccount = {
  ...{ id: 'prodege', name: 'Prodege' },
  settings: prodegeSettings.parse({ base: prodegeExample.base }),
  secrets: prodegeSecrets.parse({ api_key: 'key', secret_keys: ['new', 'old'] }),
};
const prodege = prodegeKind.open(prodegeAccount);
const surveys = surveySettings.parse(prodegeExample);
const configuredProdege = openConfiguredSurveys(
  {
    ...{ id: 'prodege', name: 'Prodege', settings: surveys },
    secrets: secretValues.parse({ secret: ['new', 'old'], apik: 'key' }),
  },
  { now },
);

const lootablyAccount = {
  ...{ id: 'lootably', name: 'Lootably' },
  settings: lootablySettings.parse({ placement_id: 'p' }),
  secrets: lootablySecrets.parse({ api_key: 'key', postback_secrets: ['new', 'old'] }),
};
const lootably = lootablyKind.open(lootablyAccount);
const offers = offerSettings.parse(lootablyExample);
const configuredLootably = openConfiguredOffers(
  {
    ...{ id: 'lootably', name: 'Lootably', settings: offers },
    secrets: secretValues.parse({ secret: ['new', 'old'], api_key: 'key', placement: 'p' }),
  },
  { now },
);

/** Stops at the first difference, and shows it. */
function expectSame(given: unknown, written: unknown, configured: unknown): void {
  if (!isDeepStrictEqual(configured, written))
    expect({ given, said: configured }).toEqual({ given, said: written });
}

/** What is said, without the words in which a reason is given. */
function plain<Content>(said: Verified<Content>) {
  if (said.kind === 'refused') return said;
  return said.items.map((item) => (item.kind === 'unreadable' ? { ...item, reason: '' } : item));
}

const text = (chance: Chance) =>
  `${chance.pick(['p', 'x y', 'ü', 'a:b', '%', 'c&d'])}${chance.between(1, 99)}`;
const secretOf = (chance: Chance) => chance.pick(['new', 'new', 'old', 'stranger']);
/** Most messages are genuine, the others differ from one that is. */
const slipped = (address: string, chance: Chance) =>
  chance.percent(40) ? address : ([...mutationsOf(address, 1, chance.between(1, 1e9))][0] ?? address);

function aPerson(chance: Chance): Disclosed {
  return {
    ...(chance.percent(50) && { age: chance.between(13, 99) }),
    ...(chance.percent(50) && { gender: chance.pick(['male', 'female', 'other'] as const) }),
    ...(chance.percent(50) && { answers: { languages: chance.shuffled(['en', 'es', 'de']).slice(0, 2) } }),
  };
}

const aClick = (chance: Chance) => ({
  cid: `c${chance.between(1, 1e6)}`,
  surveyRef: chance.pick(['17', '18:US', '4']),
  country: chance.pick(['US', 'GB', 'BR', 'ZZ']),
  link: chance.pick(['https://www.prsrvy.com/s?a=1&h=x', 'https://www.prsrvy.com/s']),
  person: text(chance),
  disclosed: aPerson(chance),
  returnUrl: 'https://panel.test/return/prodege',
});

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
        const link = prodege.entryLink(click);
        expectSame(click, link, configuredProdege.entryLink(click));
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
        const said = prodege.parseReturn(back);
        expectSame(back.url, said, configuredProdege.parseReturn(back));
        signed += Number(said?.signed ?? 0);
      }
      expect(signed).toBeGreaterThan(count / 20);
    },
    patience,
  );

  it(
    `SV-01 in ${count} reconciliations`,
    () => {
      const chance = seeded(seed + 1);
      const kinds = new Map<string, number>();
      for (let made = 0; made < count; made += 1) {
        const message = aReconciliation(chance);
        const said = plain(prodege.verifyCallback(message));
        expectSame(
          Buffer.from(message.body).toString(),
          said,
          plain(configuredProdege.verifyCallback(message)),
        );
        for (const kind of 'kind' in said ? [said.reason] : said.map((item) => item.kind))
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      for (const kind of ['unsigned', 'forged', 'readable', 'unreadable'])
        expect(kinds.get(kind), kind).toBeGreaterThan(100);
    },
    patience,
  );

  it(
    'SV-01 in what 2000 rows of the list become',
    () => {
      const chance = seeded(seed + 2);
      const vocabulary = {
        settings: prodegeAccount.settings,
        questions: questionsOf(prodegeAccount.settings),
      };
      const rules = { settings: surveys, hosts: ['www.prsrvy.com'], prefix: 'prodege' };
      const kinds = new Map<string, number>();
      for (let made = 0; made < 2_000; made += 1) {
        const row = chance.percent(50) ? aProject(chance) : broken(aProject(chance), chance);
        const written = translateProject(row, vocabulary);
        const said = written.kind === 'unread' ? { unread: written.ref } : { surveys: written.surveys };
        const translated = translateSurvey(row, rules);
        expectSame(row, said, outcomeOf(translated, 'surveys'));
        const kind = written.kind === 'unread' || written.surveys.length > 0 ? written.kind : 'none';
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      for (const kind of ['surveys', 'none', 'unread']) expect(kinds.get(kind), kind).toBeGreaterThan(20);
    },
    patience,
  );
});

function outcomeOf<Item>(row: TranslatedRow<Item>, name: string) {
  if (row.kind === 'unread') return { unread: row.row.ref };
  return { [name]: row.kind === 'open' ? row.items : [] };
}

function aReconciliation(chance: Chance): RawMessage {
  const items = Array.from({ length: chance.between(0, 3) }, () => {
    const click = aClick(chance);
    const { cid = '', seal = '' } = Object.fromEntries(new URL(prodege.entryLink(click)).searchParams);
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

describe('SV-01 the configured Lootably is the written one', () => {
  it(
    `SV-01 in ${count} postbacks and tracking links`,
    () => {
      const chance = seeded(seed + 3);
      const kinds = new Map<string, number>();
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
        const said = plain(lootably.verifyEvent(message));
        expectSame(message.url, said, plain(configuredLootably.verifyEvent(message)));
        for (const kind of 'kind' in said ? [said.reason] : said.map((item) => item.kind))
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        const click = {
          ...{ click: 'c', offerRef: 'S-1', person: text(chance), platform: 'ios' as const },
          link: chance.pick([
            'https://wall.lootably.com/{userID}?u={userID}',
            'https://wall.lootably.com/r?u=%7BuserID%7D',
          ]),
        };
        expectSame(click, lootably.trackingLink(click), configuredLootably.trackingLink(click));
      }
      for (const kind of ['unsigned', 'forged', 'readable', 'unreadable'])
        expect(kinds.get(kind), kind).toBeGreaterThan(20);
    },
    patience,
  );

  it(
    'SV-01 in what 2000 rows of the catalogue become',
    () => {
      const chance = seeded(seed + 4);
      const kinds = new Map<string, number>();
      for (let made = 0; made < 2_000; made += 1) {
        const row = chance.percent(50) ? anOffer(chance) : broken(anOffer(chance), chance);
        const written = writtenOffer(row, lootablyAccount.settings);
        const said = written.kind === 'unread' ? { unread: written.ref } : { offers: [written.offer] };
        const translated = translateOffer(row, {
          settings: offers,
          hosts: lootablyAccount.settings.link_hosts,
        });
        expectSame(row, said, outcomeOf(translated, 'offers'));
        kinds.set(written.kind, (kinds.get(written.kind) ?? 0) + 1);
      }
      for (const kind of ['open', 'unread']) expect(kinds.get(kind), kind).toBeGreaterThan(100);
    },
    patience,
  );
});

const codes = ['1', '2', '18', '24', 'x', 'US-CA'] as const;

function aProject(chance: Chance): object {
  const quotas = Array.from({ length: chance.between(0, 4) }, (_, place) => ({
    quota_id: chance.percent(90) ? place + 1 : `${place + 1}`,
    parent_quota_id: chance.pick([0, null, chance.between(0, 4)]),
    number_of_respondents: chance.pick([0, 5, 1.5, -3, 200]),
    country_id: chance.pick([0, null, 1, 2, 999]),
    targeting_criteria: Array.from({ length: chance.between(0, 2) }, () => ({
      question_id: chance.pick([1, 3, 20, 77, '3']),
      operator: chance.pick(['OR', 'NOT', 'BETWEEN']),
      precodes: chance.shuffled(codes).slice(0, chance.pick([0, 1, 2, 2, 3])),
    })),
  }));
  return {
    projectid: chance.between(1, 1e6),
    country_code: chance.pick(['US', 'gb', 'UK', 'DE', null, null, 'ZZ']),
    loi: chance.between(1, 900) / 10,
    cpi: chance.pick([1.25, '0.333333', 0, 2]),
    conversion_rate: chance.pick([57, 0, null, 12.5]),
    actual_ir: chance.pick([29, 0, null]),
    surveyurl: chance.pick([
      'https://www.prsrvy.com/s?a=1',
      'https://www.prsrvy.com/s',
      'https://evil.test/s',
      'https://www.prsrvy.com/s#x',
    ]),
    ...(chance.percent(20) && { remaining_completes: chance.pick([0, 3, null]) }),
    ...(chance.percent(20) && { max_clicks_settings: { max_clicks_allowed_clicks: chance.pick([0, 3]) } }),
    ...(chance.percent(20) && {
      past_participation: {
        participation_project_ids: [1, '2'],
        filter_type: chance.pick(['exclude', 'exclude', 'include']),
        in_past_days: chance.pick([0, 30, null]),
      },
    }),
    ...(chance.percent(20) && { include_psids: chance.pick<unknown>([[], null, [1]]) }),
    quotas,
  };
}

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

const oddities = [undefined, null, '', 'x', '0', -1, 0, 1.5, 1e12, true, [], {}, [null], [[]]] as const;

/** With one value, wherever it is, replaced by an odd one. */
function broken<Value>(value: Value, chance: Chance): unknown {
  const paths = [...pathsIn(value)];
  const path = paths[chance.between(0, paths.length - 1)] ?? [];
  return replacedAt(value, path, oddities[chance.between(0, oddities.length - 1)]);
}

function* pathsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, key]);
}

function replacedAt(value: unknown, [key, ...others]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy: unknown = structuredClone(value);
  if (typeof copy === 'object' && copy !== null)
    Reflect.set(copy, key, replacedAt(Reflect.get(copy, key), others, odd));
  return copy;
}
