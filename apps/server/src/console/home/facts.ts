// Collects what Home decides about: only what the asker may see is asked for.

import type { AttentionFacts } from '@earnwall/domain/console/attention';
import type { HouseFacts } from '@earnwall/domain/console/attention/house';
import { deadDays, maxDead } from '@earnwall/domain/console/attention/postbacks';
import { reviewDays, type SupplyFacts } from '@earnwall/domain/console/attention/supply';
import { dayMs } from '@earnwall/domain/console/attention/words';
import { keyNoticeMs, type WorkFacts } from '@earnwall/domain/console/attention/work';
import { halfPromiseMs } from '@earnwall/domain/console/tickets/promise';
import { closableMonths } from '@earnwall/domain/payouts/month';
import { smsState } from '#console/system/sms-state.ts';
import type { Context } from '#request/context.ts';
import type { JobsHealth } from '#request/jobs-health.ts';
import type { Operator } from '#request/operator.ts';
import { findBackupTimes, findFindings, findMailTrouble } from '#store/console/attention/house.ts';
import { findTroubledEndpoints } from '#store/console/attention/postbacks.ts';
import { findFailing, findReversals, findWaitingReports } from '#store/console/attention/supply.ts';
import {
  findEndingKeys,
  findMaintained,
  findNeverLive,
  findWaitingTickets,
  findWithoutFactor,
} from '#store/console/attention/work.ts';
import type { Within } from '#store/console/within.ts';
import { findMonths } from '#store/payouts/figures.ts';

export interface HomeTools extends Pick<Context, 'config' | 'database' | 'now'> {
  jobsHealth(): JobsHealth | null;
}

const everything = { scope: 'all', app_id: null, publisher_id: null } as const;
const openMonths = { state: 'open', before: null, most: 50 } as const;

const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** What belongs to no app is left out where one app is asked for. */
export async function findFacts(
  tools: HomeTools,
  operator: Operator,
  app_id: string | null,
): Promise<AttentionFacts> {
  const { capabilities, scope } = operator;
  const within = { scope, app_id };
  const mayHouse = app_id === null && capabilities.has('supply:read');
  const { db } = tools.database;
  const deadSince = earlier(tools.now(), deadDays * dayMs);
  const [work, endpoints, supply, house] = await Promise.all([
    findWork(tools, operator, within),
    capabilities.has('postbacks:read')
      ? findTroubledEndpoints(db, within, { deadSince, mostDead: maxDead })
      : [],
    mayHouse ? findSupply(tools) : null,
    mayHouse ? findHouse(tools) : null,
  ]);
  return { work, endpoints, supply, house };
}

async function findWork(
  { database: { db }, now: clock }: HomeTools,
  { capabilities, scope }: Operator,
  within: Within,
): Promise<WorkFacts> {
  const now = clock();
  const until = new Date(now.getTime() + keyNoticeMs);
  const [tickets, maintained, neverLive, endingKeys, withoutFactor, months] = await Promise.all([
    capabilities.has('users:write') ? findWaitingTickets(db, within, earlier(now, halfPromiseMs)) : null,
    findMaintained(db, within, now),
    capabilities.has('go-live') ? findNeverLive(db, within, now) : [],
    capabilities.has('keys') ? findEndingKeys(db, within, { now, until }) : [],
    capabilities.has('team') && within.app_id === null ? findWithoutFactor(db, scope) : [],
    capabilities.has('payouts:write') && within.app_id === null ? findMonths(db, everything, openMonths) : [],
  ]);
  const closable = closableMonths(months, now);
  return { tickets, maintained, neverLive, endingKeys, withoutFactor, closable };
}

async function findSupply({ database: { db }, now }: HomeTools): Promise<SupplyFacts> {
  const reviewSince = earlier(now(), reviewDays * dayMs);
  const [failing, reversals, waiting] = await Promise.all([
    findFailing(db),
    findReversals(db, now()),
    findWaitingReports(db, { reviewSince }),
  ]);
  return { failing, reversals, waiting };
}

async function findHouse(tools: HomeTools): Promise<HouseFacts> {
  const { db } = tools.database;
  const [mail, sms, findings, backups] = await Promise.all([
    findMailTrouble(db, tools.now()),
    smsState(tools),
    findFindings(db),
    findBackupTimes(db),
  ]);
  const overdueJobs = (tools.jobsHealth()?.jobs ?? []).filter(({ overdue }) => overdue);
  return { mail, sms, findings, overdueJobs, ...backups };
}
