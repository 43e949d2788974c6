// GET /system of the console: the state of the installation.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { smsState } from '#console/system/sms-state.ts';
import { isoTime } from '#present/iso-time.ts';
import { findMaintained } from '#store/console/attention/work.ts';
import { findLastBackup } from '#store/console/system/backups.ts';
import { findDatabaseState, findReplicas } from '#store/console/system/database.ts';
import { findNodes } from '#store/console/system/nodes.ts';
import {
  findAudits,
  findJobs,
  findMailState,
  findOutbox,
  findPostbackQueue,
} from '#store/console/system/queues.ts';

export const getSystem: ConsoleHandler<'console/system/get-system'> = async (ctx, { operator }) => {
  const { db } = ctx.database;
  const within = { scope: operator.scope, app_id: null };
  const [nodes, database, replicas, jobs, outbox, postbacks, mail] = await Promise.all([
    findNodes(db),
    findDatabaseState(db),
    findReplicas(db),
    findJobs(db),
    findOutbox(db),
    findPostbackQueue(db),
    findMailState(db),
  ]);
  const [sms, backup, audits, maintained] = await Promise.all([
    smsState(ctx),
    findLastBackup(db),
    findAudits(db),
    findMaintained(db, within, ctx.now()),
  ]);
  const overdue = new Set(ctx.jobsHealth()?.jobs.flatMap(({ name, overdue }) => (overdue ? name : [])));
  return {
    nodes: nodes.map(({ id, host, version, started_at, leaving_at, figures, seenMs }) => ({
      ...{ id, host, version, figures, started_at: started_at.toISOString() },
      seen_seconds_ago: Math.round(seenMs / 1000),
      draining: leaving_at !== null,
    })),
    database: { ...database, replicas },
    jobs: jobs.map(({ name, due_at, running, succeeded_at, failures, failure }) => ({
      ...{ name, running, failures, failure, overdue: overdue.has(name) },
      ...{ due_at: due_at.toISOString(), succeeded_at: isoTime(succeeded_at) },
    })),
    outbox: { waiting: outbox.waiting, oldest_at: isoTime(outbox.oldest_at) },
    postbacks: { waiting: postbacks.waiting, oldest_at: isoTime(postbacks.oldest_at) },
    mail: {
      configured: ctx.mailer !== null,
      last_sent_at: isoTime(mail.last_sent_at),
      last_failure: mail.last_failure && {
        at: mail.last_failure.at.toISOString(),
        failure: mail.last_failure.failure,
      },
    },
    sms: {
      configured: ctx.sms !== null,
      countries: sms.countries,
      failed_last_hour: sms.failed.reduce((sum, { count }) => sum + count, 0),
    },
    backup: backup && {
      at: backup.finished_at.toISOString(),
      size_bytes: backup.size_bytes,
      note: backup.note,
    },
    audits: audits.map(({ name, checked_at, findings }) => ({
      ...{ name, findings, checked_at: checked_at.toISOString() },
    })),
    maintenance: maintained.map(({ app, since, until }) => ({
      ...{ app: app.id, name: app.name, since: isoTime(since), until: isoTime(until) },
    })),
  };
};
