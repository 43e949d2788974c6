// All recurring work of the product, for whichever node has its turn.
import type { ServerContext } from '#calls/context.ts';
import { hasInventory } from '#ports/supplier.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { announceInventoryJob } from './announce-inventory.ts';
import { announceSchedulesJob } from './announce-schedules.ts';
import { auditJob } from './audit-books.ts';
import { catalogueJobs } from './catalogue-jobs.ts';
import { checkSuppliersJob } from './check-suppliers.ts';
import { closeStatementDaysJob } from './close-statement-days.ts';
import { foldOutcomesJob } from './fold-outcomes.ts';
import { foldStatisticsJob } from './fold-statistics.ts';
import { forgetAnswerChangesJob } from './forget-answer-changes.ts';
import { forgetKeyUsesJob } from './forget-key-uses.ts';
import { forgetPostbacksJob } from './forget-postbacks.ts';
import { forgetSignInsJob } from './forget-sign-ins.ts';
import { forgetSupplierCountsJob } from './forget-supplier-counts.ts';
import { forgetVerificationsJob } from './forget-verifications.ts';
import { inventoryJobs } from './inventory-jobs.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { laterOutcomesJobs } from './later-outcomes.ts';
import { learnOddsJob } from './learn-odds.ts';
import { measureExperimentsJob } from './measure-experiments.ts';
import { reconcileJob } from './reconcile.ts';
import { recoverPostbacksJob } from './recover-postbacks.ts';
import type { RecurringJob } from './recurring-job.ts';
import { releaseHeldJob } from './release-held.ts';
import { releaseJob } from './release-points.ts';
import { sendAlertMailsJob } from './send-alert-mails.ts';
import { sendAlertsJob } from './send-alerts.ts';
import { sendConsoleMailsJob } from './send-console-mails.ts';
import { sendEndpointMailsJob } from './send-endpoint-mails.ts';
import { sendMailsJob } from './send-mails.ts';
import { setFairRatesJob } from './set-fair-rates.ts';
import { sumPayoutDaysJob } from './sum-payout-days.ts';
import { timeOutJob } from './time-outs.ts';

interface BackgroundTools {
  readonly connectionString: string;
  /** For work that no visitor waits for. */
  readonly database: Database;
  readonly log: Log;
  /** Of the demo. */
  readonly more?: readonly RecurringJob[];
}

export function startBackgroundWork(
  { config, mailer, now, realtime, inventory, respondents, supply, ...ctx }: ServerContext,
  { connectionString, database, log, more = [] }: BackgroundTools,
): Jobs {
  const everyMs = config.supplierSyncMs;
  const tools = { database, now, log };
  const settling = { ...tools, settlements: ctx.settlements, supplierCounts: ctx.supplierCounts };
  const work = [
    timeOutJob({ ...tools, realtime }),
    releaseHeldJob(settling),
    releaseJob({ ...tools, realtime }),
    announceSchedulesJob({ ...tools, realtime }),
    forgetVerificationsJob(tools),
    forgetAnswerChangesJob(tools),
    forgetKeyUsesJob(tools),
    forgetSupplierCountsJob(tools),
    checkSuppliersJob({ ...tools, supply, everyMs }),
    forgetSignInsJob(tools),
    closeStatementDaysJob(tools),
    sumPayoutDaysJob(tools),
    setFairRatesJob(tools),
    ...(mailer ? mailJobs({ ...tools, mailer, secret: ctx.secret, publicUrl: ctx.publicUrl }) : []),
    forgetPostbacksJob({ ...tools, logDays: config.postbackLogDays }),
    recoverPostbacksJob({ ...tools, postbacks: ctx.postbacks }),
    announceInventoryJob({ ...tools, matching: { inventory, respondents }, sender: ctx.postbackSender }),
    sendAlertsJob({
      ...{ ...tools, matching: { inventory, respondents }, sender: ctx.postbackSender },
      ...{ secret: ctx.secret, publicUrl: ctx.publicUrl },
    }),
    reconcileJob({ ...settling, realtime, queue: ctx.offerEvents, postbacks: ctx.postbacks }),
    foldStatisticsJob(tools),
    foldOutcomesJob(tools),
    learnOddsJob(tools),
    measureExperimentsJob(tools),
    auditJob(tools),
    ...more,
  ];
  const feedTools = { ...tools, everyMs, isLive: (id: string) => supply.isLive(id) };
  // Accounts come while the node runs.
  const currentWork = () => {
    const suppliers = [...supply.suppliers.values()];
    return [
      ...inventoryJobs(suppliers.filter(hasInventory), feedTools),
      ...catalogueJobs([...supply.networks.values()], feedTools),
      ...laterOutcomesJobs(suppliers, { ...settling, everyMs }),
      ...work,
    ];
  };
  return startJobs(connectionString, currentWork, log);
}

const mailJobs = (
  tools: Parameters<typeof sendConsoleMailsJob>[0] & Parameters<typeof sendAlertMailsJob>[0],
) => [sendMailsJob(tools), sendEndpointMailsJob(tools), sendConsoleMailsJob(tools), sendAlertMailsJob(tools)];
