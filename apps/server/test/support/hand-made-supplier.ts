// Suppliers written by hand, small enough to be read at once: GET messages and returns are signed over their whole address,
// posted ones over their bytes.
import { createHmac } from 'node:crypto';
import type { Outcome } from '@earnwall/contract/outcomes';
import { sql } from 'drizzle-orm';
import type { MessageItem, RawMessage, Verified } from '#ports/signed-message.ts';
import { defaultRules, type Supplier, type SupplierOutcome } from '#ports/supplier.ts';
import { suppliers } from '#store/schema/surveys.ts';
import type { NewClick } from '#testing/clicks.ts';
import { aStartedClick } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import type { Person } from './qualification.ts';
import type { TestServer } from './server.ts';

const key = 'the key shared with a hand-made supplier';
export const mac = (said: string | Uint8Array) => createHmac('sha256', key).update(said).digest('hex');

const outcomes: Readonly<Record<string, Outcome>> = { C: 'complete', P: 'partial', S: 'screen_out' };

/** One thing in a posted list. */
export interface Said {
  cid?: string;
  code?: string;
  transaction?: string;
  reverses?: string;
  /** A test of the supplier's. */
  test?: true;
}

export function handMade(id: string, given: Partial<Supplier> = {}): Supplier {
  return {
    id,
    name: 'By hand',
    entryUrl: 'https://by-hand.test/enter',
    redirectHosts: ['by-hand.test'],
    rules: defaultRules,
    discloses: [],
    entryLink: ({ cid }) => `https://by-hand.test/enter?cid=${cid}`,
    parseReturn: ({ url }) => {
      const said = outcomeIn(new URL(url).searchParams);
      if (!said) return null;
      const { transaction, cid, outcome, rawCode } = said;
      return { cid, outcome, rawCode, signed: isSignedUrl(url), ...(transaction && { transaction }) };
    },
    verifyCallback: (message) => (message.method === 'GET' ? readGet(message) : readPost(message)),
    laterOutcomes: null,
    ...given,
  };
}

function readGet({ url }: RawMessage): Verified<SupplierOutcome> {
  if (!isSignedUrl(url)) return { kind: 'refused', reason: url.includes('sig=') ? 'forged' : 'unsigned' };
  return { kind: 'genuine', items: [itemOf(Object.fromEntries(new URL(url).searchParams))] };
}

function readPost({ headers, body }: RawMessage): Verified<SupplierOutcome> {
  if (headers['x-mac'] !== mac(body)) return { kind: 'refused', reason: 'forged' };
  const list = JSON.parse(Buffer.from(body).toString()) as Said[];
  return { kind: 'genuine', items: list.map(itemOf) };
}

export function itemOf(said: Said): MessageItem<SupplierOutcome> {
  if (said.test) return { kind: 'ignored', reason: 'a test' };
  const outcome = outcomeIn(new URLSearchParams({ ...said } as Record<string, string>));
  const isWhole = outcome && outcome.transaction !== null;
  return isWhole
    ? { kind: 'readable', content: { ...outcome, transaction: outcome.transaction ?? '' } }
    : { kind: 'unreadable', reason: 'something is missing', part: JSON.stringify(said) };
}

function outcomeIn(said: URLSearchParams) {
  const [cid, rawCode] = [said.get('cid'), said.get('code')];
  if (!cid || !rawCode) return null;
  const known = outcomes[rawCode];
  return {
    ...{ transaction: said.get('transaction'), cid, rawCode, reverses: said.get('reverses') },
    ...(known ? { outcome: known } : { outcome: 'error' as const, reason: 'unknown_code' as const }),
    payout_micros: null,
  };
}

const isSignedUrl = (url: string) => {
  const [said, sig] = url.split('&sig=');
  return sig === mac(said ?? '');
};

/** A path with the signature over what its sender knows us by. */
export const signed = (origin: string, path: string) => `${path}&sig=${mac(`${origin}${path}`)}`;

/** Somebody who was sent to this supplier at `noon`. */
export async function sentTo(
  { database, clock }: TestServer,
  { user }: Person,
  { id }: Supplier,
  given: NewClick = {},
): Promise<string> {
  const { db } = database;
  await db
    .insert(suppliers)
    .values({ id, name: 'By hand', entry_url: 'https://by-hand.test/enter' })
    .onConflictDoNothing();
  const survey = await aSurvey(db, { supplier_id: id });
  const expires_at = new Date(clock.now.getTime() + 86_400_000);
  return aStartedClick(db, user, survey, {
    expires_at,
    opened_at: clock.now,
    started_at: clock.now,
    ...given,
  });
}

export const postTo = (
  server: TestServer,
  to: string,
  said: readonly Said[] | string,
  signature?: string,
) => {
  const body = typeof said === 'string' ? said : JSON.stringify(said);
  const headers = { 'x-mac': signature ?? mac(body) };
  return fetch(`${server.url}/callbacks/${to}`, { method: 'POST', body, headers });
};

/** What this server has counted about a supplier. */
export async function countsOf(server: TestServer, id: string): Promise<Record<string, number>> {
  await server.supplierCounts.write();
  const { rows } = await server.database.db.execute<{ what: string; times: number }>(
    sql`select what, sum(times)::integer as times from supplier_counts where supplier_id = ${id} group by what`,
  );
  return Object.fromEntries(rows.map(({ what, times }) => [what, times]));
}

export interface StoredAside {
  kind: string;
  transaction: string | null;
  click: string | null;
  body: string;
  times: number;
}

export async function setAsideOf(server: TestServer, id: string): Promise<StoredAside[]> {
  const { rows } = await server.database.db.execute<StoredAside & Record<string, unknown>>(
    sql`select kind, transaction, click, convert_from(body, 'utf8') as body, times
     from set_aside_reports where supplier_id = ${id} order by id`,
  );
  return rows;
}
