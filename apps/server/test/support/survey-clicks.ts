// Clicks over HTTP: users who enter a supplier's survey and return, and the supplier's reports about them.

import { createHmac } from 'node:crypto';
import { sandboxAccount } from '#adapters/suppliers/sandbox-account.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { suppliers } from '#store/schema/surveys.ts';
import { type ClickRecord, findClick } from '#store/surveys/clicks.ts';
import { anApp } from '#testing/apps.ts';
import type { ContextChanges } from '#testing/bare-context.ts';
import { balancesIn } from '#testing/ledger.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey, type NewSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { aPerson, type Person } from './qualification.ts';
import { startServer, type TestServer } from './server.ts';

export const supplierId = 'an-exchange';
const host = 'exchange.test';
const signingKey = 'the key shared with the exchange';

export const exchange = sandboxAccount(
  { url: `https://${host}`, apiKey: 'any', signingKeys: [signingKey] },
  { id: supplierId, name: 'An exchange' },
);

/** A server that knows one supplier. */
export async function startSupplierServer(changes: ContextChanges = {}): Promise<TestServer> {
  const server = await startServer({ suppliers: new Map([[supplierId, exchange]]), ...changes });
  await server.database.db
    .insert(suppliers)
    .values({ id: supplierId, name: 'An exchange', entry_url: exchange.entryUrl, redirect_hosts: [host] });
  return server;
}

/** One of that supplier's surveys; a complete pays 500 in an app of the tests. */
export function anExchangeSurvey({ database }: TestServer, given: NewSurvey = {}): Promise<SurveyRecord> {
  return aSurvey(database.db, { supplier_id: supplierId, ...given });
}

/** Alice, in an app that asks for no security hash, and a survey that she can take. */
export async function aScene(
  server: TestServer,
  uuid?: string,
): Promise<{ app: AppRecord; alice: Person; survey: SurveyRecord }> {
  const app = await anApp(server.database.db, { requires_security_hash: false });
  return { app, alice: await aPerson(server, app, uuid), survey: await anExchangeSurvey(server) };
}

/** Qualifies for a survey that asks nothing. */
export async function qualify(person: Person, survey: SurveyRecord): Promise<string> {
  const { body } = await person.begin(survey);
  if (body.status !== 'qualified') throw new Error(`Not qualified: ${JSON.stringify(body)}`);
  return String(body.cid);
}

export interface Answer {
  status: number;
  /** Path and query where it is ours. */
  location: string | null;
  headers: Headers;
  body: string;
}

/** A browser's request to one of the endpoints; redirects are not followed. */
export async function visit(server: TestServer, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers, location: headers.get('location'), body: await response.text() };
}

export const go = (server: TestServer, cid: string, init?: RequestInit) => visit(server, `/go/${cid}`, init);

export const returnFrom = (
  server: TestServer,
  cid: string,
  code: string,
  more: Record<string, string> = {},
) => visit(server, `/return/${supplierId}?${new URLSearchParams({ rid: cid, code, ...more })}`);

/** Qualifies and goes to the supplier. */
export async function enter(server: TestServer, person: Person, survey: SurveyRecord): Promise<string> {
  const cid = await qualify(person, survey);
  const { location } = await go(server, cid);
  if (!location?.startsWith(exchange.entryUrl)) throw new Error(`Did not enter, but went to ${location}`);
  return cid;
}

export const sign = (body: string | Uint8Array, key = signingKey) =>
  createHmac('sha256', key).update(body).digest('hex');

/** Bytes sent to the callback endpoint, signed or not. */
export const post = (
  server: TestServer,
  body: string,
  headers: Record<string, string> = {},
  to = supplierId,
) =>
  visit(server, `/callbacks/${to}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

export interface NewReport {
  code: string;
  transaction?: string;
  reverses?: string;
  /** Dollars. */
  pays?: string;
}

/** The supplier reports, signed as it really does. */
export function report(server: TestServer, cid: string, { pays, ...rest }: NewReport): Promise<Answer> {
  const message = JSON.stringify({
    ...{ transaction: randomHash(), rid: cid, ...rest },
    ...(pays && { pays: { amount: pays, currency: 'USD' } }),
  });
  return post(server, message, { 'x-signature': sign(message) });
}

/** Enters the survey, and the supplier reports how it ended. */
export async function reportedClick(
  server: TestServer,
  person: Person,
  survey: SurveyRecord,
  given: NewReport,
): Promise<string> {
  const cid = await enter(server, person, survey);
  await report(server, cid, given);
  return cid;
}

/** Completes the survey, and is paid for it. */
export const creditedClick = (server: TestServer, person: Person, survey: SurveyRecord) =>
  reportedClick(server, person, survey, { code: '10' });

export async function clickOf({ database }: TestServer, cid: string): Promise<ClickRecord> {
  const click = await findClick(database.db, cid);
  if (!click) throw new Error(`No click ${cid} in the database`);
  return click;
}

/** What a person has, by kind of account; nothing at all is an empty object. */
export function balancesOf(
  { database }: TestServer,
  person: Pick<Person, 'user'>,
): Promise<Record<string, bigint>> {
  return balancesIn(database.db, person.user);
}
