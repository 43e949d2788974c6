// Clicks, what a supplier reports about them, repetitions included, and what they must be worth in the end.
import { createHmac } from 'node:crypto';
import type { Outcome } from '@earnwall/contract/outcomes';
import type { Chance } from '@earnwall/domain/chance/seeded';
import type { Report } from '@earnwall/domain/ledger/report';
import { reportsUntil } from '@earnwall/domain/ledger/reports-until';
import { type StartedClick, settlementOf } from '@earnwall/domain/ledger/settlement';
import { randomHistory } from '@earnwall/domain/testing/random-history';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';

export interface Supplier {
  readonly id: string;
  readonly signingKey: string;
}

export interface Callback {
  readonly transaction: string;
  readonly body: string;
}

export interface ReportedClick {
  readonly cid: string;
  readonly terms: StartedClick;
  readonly reports: readonly Report[];
  /** In the order of the history, some of them several times. */
  readonly deliveries: readonly Callback[];
}

interface Wanted {
  readonly app: AppRecord;
  readonly people: number;
  readonly chance: Chance;
  readonly supplier: Supplier;
  /** At least so many, repetitions included. */
  readonly callbacks: number;
}

/** Answers whether it was acknowledged. */
export async function postCallback(
  url: string,
  { id, signingKey }: Supplier,
  { body }: Callback,
): Promise<boolean> {
  const signature = createHmac('sha256', signingKey).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  try {
    const response = await fetch(`${url}/callbacks/${id}`, { method: 'POST', body, headers });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** When reports come is not known beforehand: time is not paid, though a part is set aside for it. */
const untimed = { fair_rate_micros: null, fair_cap: null, fair_limit_seconds: null, returned_at: null };

const atATime = 5_000;

/** Clicks of a few users, and what the supplier will report about them. */
export async function createReportedClicks(
  on: Queryable,
  { app, people: count, chance, supplier, callbacks }: Wanted,
): Promise<ReportedClick[]> {
  const people = await Promise.all(Array.from({ length: count }, () => aUser(on, app)));
  const created: ReportedClick[] = [];
  const started_at = new Date();
  const reports_until = reportsUntil({ kind: 'days', days: 45 }, started_at);
  for (let made = 0; made < callbacks; ) {
    const survey = await aSurvey(on, { supplier_id: supplier.id, status: 'closed' });
    const batch = people.map((user) => {
      const cid = randomHash();
      const { terms: random, test_mode, deliveries } = randomHistory(chance, started_at, cid);
      const terms = { ...random, ...untimed };
      const reports = deliveries.flatMap((report) => (report ? [asSent(report, started_at)] : []));
      made += reports.length;
      created.push({
        ...{ cid, terms: { ...terms, started_at, reports_until }, reports: [...new Set(reports)] },
        deliveries: reports.map((report) => ({ transaction: report.transaction, body: bodyOf(cid, report) })),
      });
      return {
        ...{ ...terms, cid, test_mode, app_id: app.id, user_id: user.id, survey_id: survey.id },
        ...{
          supplier_id: supplier.id,
          user_reward_without_bonus: terms.user_reward,
          state: 'started' as const,
        },
        ...{ started_at, reports_until, expires_at: new Date('2100-01-01') },
      };
    });
    await on.insert(clicks).values(batch);
  }
  return created;
}

const codes: Readonly<Record<Outcome, string>> = {
  ...{ complete: '10', partial: '11', screen_out: '20', quota_full: '30', closed: '40', duplicate: '50' },
  ...{ quality: '60', security: '70', timeout: '80', error: '97' },
};

/** Received now, with the codes of the sandbox's supplier. */
const asSent = (report: Report, received_at: Date): Report => ({
  ...report,
  raw_code: report.reverses === null ? codes[report.outcome] : '90',
  received_at,
});

function bodyOf(cid: string, { transaction, raw_code, reverses, payout_micros }: Report): string {
  const pays = payout_micros === null ? null : { amount: dollars(payout_micros), currency: 'USD' };
  const message = { transaction, rid: cid, code: raw_code };
  return JSON.stringify({ ...message, ...(reverses && { reverses }), ...(pays && { pays }) });
}

const dollars = (micros: bigint) => (Number(micros) / 1_000_000).toFixed(2);

/** Each click against what was sent about it: nothing more, nothing less, nothing twice. */
export async function wrongClicks(
  on: Queryable,
  created: readonly ReportedClick[],
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const wrong: string[] = [];
  let stored = 0;
  for (let first = 0; first < created.length; first += atATime) {
    const some = created.slice(first, first + atATime);
    const cids = some.map(({ cid }) => cid);
    const rows = await on.select().from(clicks).where(inArray(clicks.cid, cids));
    const found = new Map(rows.map((click) => [click.cid, click]));
    const { transaction } = supplier_reports;
    const reported = on.select({ transaction }).from(supplier_reports);
    stored += (await reported.where(inArray(supplier_reports.cid, cids))).length;
    const unexpected = some.filter(({ cid, terms, reports }) => {
      const counted = reports.filter((report) => acknowledged.has(report.transaction));
      const expected = settlementOf(terms, counted);
      const click = found.get(cid);
      return click?.credited !== (expected?.worth ?? 0n) || click.state !== (expected?.outcome ?? 'started');
    });
    wrong.push(...unexpected.map(({ cid }) => `not what was sent: ${cid}`));
  }
  return stored === acknowledged.size ? wrong : [...wrong, `${stored} stored, ${acknowledged.size} sent`];
}
