// The page of the receiver's log, its new entries as they come, and the switch.
import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../../accept-forms.ts';
import { type EventStream, openEventStream } from '../../event-stream.ts';
import type { DeliveryLog, Entry } from '../postbacks/delivery-log.ts';
import { type Faults, isFaultName } from '../postbacks/faults.ts';
import { entry } from './entry.ts';
import { activeFaults, logPage } from './page.ts';

interface LogParts {
  log: DeliveryLog;
  faults: Faults;
  /** The apps that have an endpoint here. */
  apps: readonly string[];
}

interface WithQuery {
  Querystring: Record<string, unknown>;
}

export function logRoutes(site: FastifyInstance, { log, faults, apps }: LogParts): void {
  acceptForms(site);

  site.get('/publisher/log', async (_, reply) => {
    reply.type('text/html; charset=utf-8');
    return logPage({ log, apps, active: faults.active() }).markup;
  });

  site.post<{ Body: unknown }>('/publisher/log', async ({ body, headers }, reply) => {
    if (headers['sec-fetch-site'] !== 'same-origin')
      return reply.code(403).send({ error: 'This form may be submitted from the log only.' });
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    const [app, fault, count] = ['app', 'fault', 'count'].map((name) => form.get(name) ?? '');
    if (app && apps.includes(app)) {
      if (isFaultName(fault)) faults.set(app, fault, Math.trunc(Number(count)) || 1);
      else faults.clear(app);
    }
    return reply.redirect('/publisher/log', 303);
  });

  site.get<WithQuery>('/publisher/log/events', (request, reply) => {
    openEventStream(request, reply, ({ send }) => {
      const show = (one: Entry) => send(shown(one), `${log.run}-${one.number}`);
      const since = request.headers['last-event-id'] ?? request.query.after;
      for (const missed of missedSince(since)) show(missed);
      return log.listen(show);
    });
  });

  /** Oldest first. */
  function missedSince(since: unknown): Entry[] {
    const [run, number] = typeof since === 'string' ? since.split('-') : [];
    const known = run === log.run ? Number(number) : 0;
    return log
      .newestFirst()
      .filter((one) => one.number > known)
      .toReversed();
  }

  const shown = (one: Entry): Parameters<EventStream['send']>[0] => ({
    ...{ count: log.count, entry: entry(one).markup, faults: activeFaults(faults.active()).markup },
    text: `${one.postback?.type ?? 'Refused'}: ${one.outcome}`,
  });
}
