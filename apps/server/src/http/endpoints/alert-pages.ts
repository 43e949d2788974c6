// GET and POST /alerts/confirm/{token} and /alerts/end/{token}: where the links of mails about new surveys lead. Only a POST
// changes anything, because programs that look through mails follow links; mail programs end the mails by a POST of their
// own (RFC 8058).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { visitWithoutLookup } from '#http/visit.ts';
import { alertsPath } from '#notifications/addresses.ts';
import { languageOf } from '#notifications/mails.ts';
import { type AlertRecord, confirmMail, findAlertByToken, removeMail } from '#store/alerts/alerts.ts';
import { findAppById } from '#store/publishers/apps.ts';
import { type AlertPageTexts, alertPageTexts } from '#texts/alert-mail.ts';
import { alertPage } from './alert-page.ts';
import { browserEndpoint } from './browser-endpoint.ts';

interface Way {
  readonly path: 'confirm' | 'end';
  readonly asks: (texts: AlertPageTexts) => { heading: string; button: string; isPressed: boolean };
  readonly act: (ctx: ServerContext, alert: AlertRecord, token: string) => Promise<void>;
  readonly done: (texts: AlertPageTexts) => string;
}

const ways: readonly Way[] = [
  {
    path: 'confirm',
    asks: ({ confirm_title: heading, confirm: button }) => ({ heading, button, isPressed: false }),
    act: (ctx, _, token) => confirmMail(ctx.database.db, token, ctx.now()),
    done: ({ confirmed }) => confirmed,
  },
  {
    path: 'end',
    asks: ({ end }) => ({ heading: end, button: end, isPressed: true }),
    act: ({ database }, { app_id, user_id: id }) =>
      database.transaction((tx) => removeMail(tx, { app_id, id })),
    done: ({ ended }) => ended,
  },
];

/** Anything else may be more than the database takes. */
const isToken = /^[\w-]{1,64}$/;

type Request = FastifyRequest<{ Params: { token: string } }>;

export function alertPages(app: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  for (const { path, asks, act, done } of ways) {
    const answer = async (request: Request, reply: FastifyReply, isPost: boolean) => {
      const { token } = request.params;
      const found = await visitors.run(async () => {
        const alert = isToken.test(token) ? await findAlertByToken(ctx.database.db, token) : null;
        if (!alert) return null;
        const owner = await findAppById(ctx.database.db, alert.app_id);
        if (isPost) await act(ctx, alert, token);
        return { language: languageOf(alert), app: owner?.name ?? '' };
      }, request.log);
      if (!found) {
        const { language } = visitWithoutLookup(ctx, request);
        const texts = alertPageTexts(language);
        // Whoever ends the mails twice has what they want.
        const heading = path === 'end' ? texts.ended : texts.over;
        return send(reply, alertPage({ language, app: '', heading }));
      }
      const texts = alertPageTexts(found.language);
      return send(reply, alertPage({ ...found, ...(isPost ? { heading: done(texts) } : asks(texts)) }));
    };
    const address = `${alertsPath}${path}/:token`;
    app.get(address, browserEndpoint(ctx), (request: Request, reply) => answer(request, reply, false));
    app.post(address, browserEndpoint(ctx), (request: Request, reply) => answer(request, reply, true));
  }
}

function send(reply: FastifyReply, { html, policy }: ReturnType<typeof alertPage>) {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}
