import type { Capability } from '@earnwall/contract/console-access';
import { describe, expect, it } from 'vitest';
import type { HouseFacts } from './attention/house.ts';
import { houseNeeds } from './attention/house.ts';
import type { Looking, Need } from './attention/need.ts';
import { type PostbackFacts, postbackNeeds } from './attention/postbacks.ts';
import { type FailingSupplier, supplyNeeds } from './attention/supply.ts';
import { span } from './attention/words.ts';
import { type WorkFacts, workNeeds } from './attention/work.ts';
import { needsOf, worstFirst } from './attention.ts';

const now = new Date('2026-03-10T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);
const hours = (count: number) => minutes(count * 60);
const everything: Looking = { now, may: () => true };
const without = (...missing: Capability[]) => ({
  now,
  may: (wanted: Capability) => !missing.includes(wanted),
});
const app = { id: 'pixel', name: 'Pixel Quest' };
const supplier = { id: 'meridian', name: 'Meridian' };

const noWork: WorkFacts = {
  tickets: null,
  maintained: [],
  neverLive: [],
  endingKeys: [],
  withoutFactor: [],
  closable: [],
};
const short = (needs: readonly Need[]) => needs.map(({ urgency, title }) => `${urgency}: ${title}`);

describe('tickets', () => {
  it.each([
    [11.9, 1, []],
    [12, 1, ['soon: A ticket waits for an answer']],
    [17.9, 3, ['soon: 3 tickets wait for an answer']],
    [18, 1, ['urgent: A ticket waits for an answer']],
    [30, 2, ['urgent: 2 tickets wait for an answer']],
  ])('%d hours, %d of them', (waited, count, expected) => {
    const tickets = { count, id: 't-1', since: hours(waited), app };
    expect(short(workNeeds({ ...noWork, tickets }, everything))).toEqual(expected);
    expect(workNeeds({ ...noWork, tickets }, without('users:write'))).toEqual([]);
  });

  it('say how much of the promise is left', () => {
    const of = (waited: number, count: number) =>
      workNeeds({ ...noWork, tickets: { count, id: 't-1', since: minutes(waited), app } }, everything)[0]
        ?.text;
    expect(of(19 * 60 + 10, 4)).toBe('4 h 50 min left of the 24-hour promise. 3 more are past half of it.');
    expect(of(25 * 60, 1)).toBe('The 24-hour promise has passed.');
  });
});

describe('maintenance', () => {
  const of = (since: Date | null, until: Date | null, looking = everything) =>
    workNeeds({ ...noWork, maintained: [{ app, since, until }] }, looking);

  it.each([
    ['with an end', hours(48), hours(-1), []],
    ['begun an hour ago', hours(1), null, []],
    ['for three hours', hours(3), null, ['note: Maintenance left on']],
    ['for two days', hours(48), null, ['soon: Maintenance left on']],
    ['since nobody knows when', null, null, ['soon: Maintenance left on']],
  ])('%s', (_, since, until, expected) => expect(short(of(since, until))).toEqual(expected));

  it('is ended by one press, with its inverse, by who may', () => {
    expect(of(hours(48), null)[0]?.action).toMatchObject({
      call: { params: { app: 'pixel' }, body: { on: false } },
      undo: { params: { app: 'pixel' }, body: { on: true } },
    });
    expect(of(hours(48), null, without('apps:govern'))[0]?.action).toEqual({
      label: 'Open app',
      path: '/apps/pixel/settings',
    });
  });
});

describe('months', () => {
  const of = (months: readonly string[], looking = everything) =>
    workNeeds({ ...noWork, closable: months.map((month) => ({ month, over_at: hours(200) })) }, looking);

  it('are closed by those who may, the oldest first', () => {
    expect(short(of(['2026-02']))).toEqual(['note: February 2026 can be closed']);
    expect(of(['2026-01', '2026-02'])[0]).toMatchObject({
      title: '2 months can be closed',
      text: 'The oldest is January 2026: they are over; publishers are paid by closed months.',
      action: { label: 'Open payouts', path: '/payouts/2026-01' },
    });
    expect(of([])).toEqual([]);
    expect(of(['2026-02'], without('payouts:write'))).toEqual([]);
  });
});

describe('keys', () => {
  const day = 24;
  it.each([
    ['unused', 2 * day, null, []],
    ['not used for a week', 2 * day, hours(8 * day), []],
    ['used, ends in eight days', 8 * day, hours(1), []],
    ['used, ends in three days', 3 * day, hours(1), ['soon: The key “Server” ends in 3 d']],
    ['used, ends in five hours', 5, hours(1), ['urgent: The key “Server” ends in 5 h']],
    ['ended', -1, hours(1), []],
  ])('%s', (_, endsIn, last_used_at, expected) => {
    const key = { app, name: 'Server', expires_at: hours(-endsIn), last_used_at };
    expect(short(workNeeds({ ...noWork, endingKeys: [key] }, everything))).toEqual(expected);
    expect(workNeeds({ ...noWork, endingKeys: [key] }, without('keys'))).toEqual([]);
  });
});

it('an app is given a day to go live', () => {
  const of = (created_at: Date) =>
    short(workNeeds({ ...noWork, neverLive: [{ app, created_at }] }, everything));
  expect([of(hours(23)), of(hours(25))]).toEqual([[], ['note: Never seen live']]);
});

it('people without a factor are one card', () => {
  const withoutFactor = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name, created_at: hours(1) }));
  const [card, ...others] = workNeeds({ ...noWork, withoutFactor }, everything);
  expect(card).toMatchObject({ title: '4 people without a second factor', action: { path: '/team' } });
  expect(card?.text).toContain('Ada, Bo, Cy and 1 more');
  expect(others).toEqual([]);
});

describe('postbacks', () => {
  const well: PostbackFacts = { app, state: 'on', failing_since: null, stopped_at: hours(30), dead: null };
  it.each<[string, Partial<PostbackFacts>, string[]]>([
    ['all well', {}, []],
    ['gone', { state: 'gone' }, ['urgent: Postbacks have stopped']],
    ['failing for days', { state: 'failing' }, ['urgent: Postbacks have stopped']],
    ['paused lately', { state: 'paused', stopped_at: hours(3) }, []],
    ['paused and forgotten', { state: 'paused' }, ['soon: Postbacks are paused']],
    ['one dead', { dead: { count: 1, since: hours(4) } }, ['urgent: 1 postback dead']],
    ['many dead', { dead: { count: 1000, since: hours(4) } }, ['urgent: 1000 or more postbacks dead']],
    ['failing for a minute', { failing_since: minutes(1) }, []],
    ['failing for an hour', { failing_since: hours(1) }, ['soon: Postbacks are failing']],
  ])('%s', (_, given, expected) => {
    expect(short(postbackNeeds({ ...well, ...given }, everything))).toEqual(expected);
    expect(postbackNeeds({ ...well, ...given }, without('postbacks:read'))).toEqual([]);
  });

  it('are switched on by one press, by who may', () => {
    const gone = { ...well, state: 'gone' } as const;
    expect(postbackNeeds(gone, everything)[0]?.action).toMatchObject({ call: { body: { state: 'on' } } });
    expect(postbackNeeds(gone, without('postbacks:write'))[0]?.action).toHaveProperty('path');
    const dead = { count: 3, since: hours(1) };
    const path = '/postbacks?app=pixel&state=dead';
    expect(postbackNeeds({ ...well, dead }, everything)[0]?.action).toMatchObject({ path });
  });
});

describe('suppliers', () => {
  const nothing = { failing: [], reversals: [], waiting: [] };

  it.each<[string, Partial<FailingSupplier>, string]>([
    [
      'that may be chance',
      { severity: 'watch' },
      'soon: No report about 20 starts; usually 30% are answered.',
    ],
    ['that is none', {}, 'urgent: No report about 20 starts; usually 30% are answered.'],
    [
      'that has paused it',
      { status: 'paused' },
      'urgent: No report about 20 starts; usually 30% are answered. It is paused until an operator resumes it.',
    ],
  ])('a silence %s says what its health found', (_, given, expected) => {
    const found = { kind: 'silent', supplier, status: 'live', severity: 'pause', since: hours(2) } as const;
    const failing = [{ ...found, details: { starts: 20, usual: 0.3 }, ...given }];
    const cards = supplyNeeds({ ...nothing, failing }, everything);
    expect(cards.map(({ urgency, text }) => `${urgency}: ${text}`)).toEqual([expected]);
  });

  it('CO-02 one that screens everybody out is paused by one press, with its inverse, by who may', () => {
    const details = { completes: 1, starts: 400, at_most: 0.02, promised: 0.3 };
    const found = { kind: 'conversion', supplier, severity: 'pause', details, since: hours(2) } as const;
    const of = (status: 'live' | 'paused', looking = everything) =>
      supplyNeeds({ ...nothing, failing: [{ ...found, status }] }, looking)[0];
    expect(of('live')).toMatchObject({
      ...{ kind: 'supplier-conversion', urgency: 'urgent', title: 'Supplier screens nearly everybody out' },
      action: {
        call: { params: { id: 'meridian' }, body: { paused: true } },
        undo: { params: { id: 'meridian' }, body: { paused: false } },
      },
    });
    const opened = { label: 'Open supplier', path: '/suppliers/meridian' };
    expect(of('live', without('supply:write'))?.action).toEqual(opened);
    expect(of('paused')?.action).toEqual(opened);
  });

  it.each([
    [4, 0, []],
    [5, 0, ['soon: Reversals where there were none']],
    [10, 35, []],
    [27, 70, ['soon: Reversals 2.7 times the usual']],
  ])('%d reversals after %d in the week before', (lastDay, weekBefore, expected) =>
    expect(
      short(
        supplyNeeds(
          { ...nothing, reversals: [{ supplier, lastDay, weekBefore, since: hours(9) }] },
          everything,
        ),
      ),
    ).toEqual(expected),
  );

  it('reports in review and set aside are one card of their sender', () => {
    const waiting = [{ supplier, review: 12, setAside: 1, since: hours(19) }];
    const facts = { ...nothing, waiting };
    expect(short(supplyNeeds(facts, everything))).toEqual([
      'soon: 12 reports in review, 1 message set aside',
    ]);
    expect(supplyNeeds(facts, without('supply:read'))).toEqual([]);
  });
});

describe('the installation', () => {
  const well: HouseFacts = {
    mail: { failing: 0, dead: 0, since: null },
    sms: { countries: [], failed: [] },
    overdueJobs: [],
    findings: [],
    backup_at: hours(20),
    began_at: hours(1000),
  };
  it.each<[string, Partial<HouseFacts>, string[]]>([
    ['all well', {}, []],
    [
      'books',
      { findings: [{ audit: 'books', count: 2, first: 'O1 …', at: hours(1) }] },
      ['urgent: The books do not add up: 2 findings'],
    ],
    [
      'a job',
      { overdueJobs: [{ name: 'release', age_seconds: 900 }] },
      ['urgent: The job release is overdue'],
    ],
    ['mail tried again', { mail: { failing: 1, dead: 0, since: hours(1) } }, ['soon: Mail is failing']],
    ['mail given up', { mail: { failing: 1, dead: 1, since: hours(1) } }, ['urgent: Mail is failing']],
    ['79 of 100 SMS', { sms: { countries: [{ country: 'IN', sent: 79, budget: 100 }], failed: [] } }, []],
    [
      '80 of 100 SMS',
      { sms: { countries: [{ country: 'IN', sent: 80, budget: 100 }], failed: [] } },
      ['soon: SMS budget of IN near its end'],
    ],
    [
      'all SMS',
      { sms: { countries: [{ country: 'IN', sent: 100, budget: 100 }], failed: [] } },
      ['urgent: SMS budget of IN used up'],
    ],
    ['no SMS wanted', { sms: { countries: [{ country: 'NG', sent: 0, budget: 0 }], failed: [] } }, []],
    ['two SMS failed', { sms: { countries: [], failed: [{ country: 'IN', count: 2 }] } }, []],
    [
      'three SMS failed',
      { sms: { countries: [], failed: [{ country: 'IN', count: 3 }] } },
      ['soon: SMS failing to IN'],
    ],
    ['an old backup', { backup_at: hours(72) }, ['soon: No backup for 3 d']],
    ['never a backup', { backup_at: null }, ['note: Never backed up']],
    ['never a backup, on the first day', { backup_at: null, began_at: hours(20) }, []],
  ])('%s', (_, given, expected) => {
    expect(short(houseNeeds({ ...well, ...given }, everything))).toEqual(expected);
    expect(houseNeeds({ ...well, ...given }, without('supply:read'))).toEqual([]);
  });
});

it('the worst is first: by urgency, by kind, by age', () => {
  const card = (kind: Need['kind'], urgency: Need['urgency'], age: number | null): Need => ({
    ...{ kind, urgency, title: '', text: '', scope: null, action: { label: '', path: '/' } },
    since: age === null ? null : hours(age),
  });
  const mixed = [
    card('maintenance', 'note', 60),
    card('tickets', 'soon', 13),
    card('key', 'urgent', null),
    card('postbacks', 'urgent', 1),
    card('postbacks', 'urgent', 4),
    card('books', 'urgent', 1),
  ];
  const order = worstFirst(mixed).map(({ kind, since }) => [kind, since && (+now - +since) / 3_600_000]);
  expect(order).toEqual([
    ['books', 1],
    ['postbacks', 4],
    ['postbacks', 1],
    ['key', null],
    ['tickets', 13],
    ['maintenance', 60],
  ]);
});

it('nothing needs someone where nothing is wrong', () => {
  expect(needsOf({ work: noWork, endpoints: [], supply: null, house: null }, everything)).toEqual([]);
});

it.each([
  [40_000, '40 s'],
  [52 * 60_000, '52 min'],
  [268 * 60_000, '4 h 28 min'],
  [3 * 3_600_000, '3 h'],
  [60 * 3_600_000, '2 d 12 h'],
])('%d ms are %s', (ms, text) => expect(span(ms)).toBe(text));
