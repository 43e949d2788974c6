// GET and POST /test-survey: the page of the test survey, and the press that ends it. The outcome is settled as any
// supplier's report; the click is a test, so nobody is paid.
import { testSupplier } from '@earnwall/domain/surveys/test-survey';
import { isOrigin } from '@earnwall/domain/validation/origin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { panelPath } from '#request/addresses.ts';
import { addressOf } from '#request/request-address.ts';
import { findAppearanceOfClick } from '#store/publishers/apps.ts';
import { readTestEntry, type TestEntry, testSurveyPath } from '#surveys/test-survey/entry.ts';
import { testOutcomes } from '#surveys/test-survey/outcomes.ts';
import { browserEndpoint } from './browser-endpoint.ts';
import { testSurveyPage } from './test-survey-page.ts';

export function testSurveyEndpoint(app: FastifyInstance, ctx: ServerContext, visitors: RequestWork): void {
  const entryOf = (request: FastifyRequest) => readTestEntry(ctx.secret, addressOf(request.url).searchParams);

  app.get(testSurveyPath, browserEndpoint(ctx), async (request, reply) => {
    const entry = entryOf(request);
    if (!entry) return reply.redirect(panelPath());
    const find = () => findAppearanceOfClick(ctx.database.db, entry.cid);
    const appearance = await visitors.run(find, request.log);
    const { html, policy } = testSurveyPage(addressOf(request.url).searchParams, {
      frameAncestors: (appearance?.allowed_origins ?? []).filter(isOrigin),
    });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  });

  // The outcome is in the address of the button: an empty form is all that has to be read.
  app.post(testSurveyPath, browserEndpoint(ctx), async (request, reply) => {
    const entry = entryOf(request);
    const named = addressOf(request.url).searchParams.get('outcome');
    const outcome = testOutcomes.find((known) => known === named);
    if (!entry || !outcome) return reply.redirect(panelPath(), 303);
    // One transaction for each click: pressed twice, the second press changes nothing.
    const report = { transaction: entry.cid, cid: entry.cid, outcome, rawCode: outcome };
    const settled = await visitors.run(
      () =>
        ctx.settlements.settle(testSupplier, { ...report, reverses: null, payout_micros: null }, ctx.now()),
      request.log,
    );
    if (settled.kind === 'unknown-click') return reply.redirect(panelPath(), 303);
    return reply.redirect(backTo(entry, outcome), 303);
  });
}

function backTo({ cid, back }: TestEntry, code: string): string {
  const address = new URL(back);
  address.searchParams.set('cid', cid);
  address.searchParams.set('code', code);
  return address.href;
}
