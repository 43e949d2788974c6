// A respondent's way: the entry link with its hash, the survey as a page of buttons, and the signed redirect at the end.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { respondentPage } from '../respondent-page.ts';
import { showPage } from '../show-page.ts';
import type { StandInTools } from '../stand-in.ts';
import { type End, endOf, ends, nameOf } from './codes.ts';
import { hasGoodHash, withHash } from './signature.ts';
import { type CintWorld, inSurvey, type Session } from './world.ts';

const maxLength = 1_999;
const duplicate = '30';
const wrongAge = '23';
const full = '40';
const closed = '42';

export function sessionRoutes(site: FastifyInstance, tools: StandInTools, world: CintWorld): void {
  const { base, key, send } = tools;

  site.get<{ Querystring: Record<string, string> }>(`${base}/s/default.aspx`, async (request, reply) => {
    const address = `${request.protocol}://${request.host}${request.url}`;
    if (address.length > maxLength || !hasGoodHash(address, key('hash')))
      return refuse(reply, 'The link is too long, or its hash is missing or wrong.');
    const { SID = '', PID = '', MID = '', 42: age } = request.query;
    const [number] = [...world.links].find(([, { sid }]) => sid === SID) ?? [];
    if (number === undefined || PID === '' || MID === '')
      return refuse(reply, 'The link names no survey, PID or MID.');
    if (world.sessions.has(MID)) return refuse(reply, 'This session has begun already.');
    const session: Session = {
      mid: MID,
      pid: PID,
      survey: number,
      initial: 3,
      client: inSurvey,
      redirect: null,
    };
    const stopped = stopOf(session, age);
    world.sessions.set(MID, session);
    if (stopped !== null) return finish(session, endOf(stopped), reply);
    return showPage(reply).send(
      respondentPage({
        title: world.survey(number).name,
        text: `Survey ${number} of the stand-in of Cint. Choose how it ends.`,
        action: `${base}/sessions/${encodeURIComponent(MID)}`,
        choices: ends.map((end) => ({ value: nameOf(end), label: nameOf(end) })),
      }).markup,
    );
  });

  site.post<{ Params: { mid: string }; Body: unknown }>(
    `${base}/sessions/:mid`,
    async ({ params, body }, reply) => {
      const session = world.sessions.get(params.mid);
      const choice = body instanceof URLSearchParams ? body.get('choice') : null;
      if (!session || choice === null) return refuse(reply, 'There is no such session.');
      if (session.redirect !== null) return reply.redirect(session.redirect, 303);
      return finish(session, endOf(choice), reply);
    },
  );

  /** What ends a session before the survey. */
  function stopOf({ pid, survey: number }: Session, age: string | undefined): string | null {
    const survey = world.survey(number);
    if (!survey.isLive) return closed;
    if (survey.totalRemaining === 0) return full;
    if (
      [...world.sessions.values()].some(
        (one) => one.pid === pid && one.survey === number && one.client === 10,
      )
    )
      return duplicate;
    const ages = survey.questions.find(({ QuestionID }) => QuestionID === 42);
    return age !== undefined && ages && !ages.PreCodes.includes(age) ? wrongAge : null;
  }

  async function finish(session: Session, end: End, reply: FastifyReply) {
    const link = world.links.get(session.survey);
    if (!link) return refuse(reply, 'The survey has no link.');
    const survey = world.survey(session.survey);
    world.end(session, end.initial, end.client);
    if (end.client === 10) survey.totalRemaining -= 1;
    session.redirect = withHash(filled(link.redirects[end.link], session, survey.gross), key('hash'));
    if (link.TrackingTypeCode !== 'S2S') return reply.redirect(session.redirect, 303);
    await send({ method: 'GET', url: session.redirect });
    const content = { title: 'Thank you', text: 'The supplier has been told.', action: null, choices: [] };
    return showPage(reply).send(respondentPage(content).markup);
  }
}

function filled(address: string, { mid, initial, client }: Session, gross: number): string {
  return address
    .replaceAll('[%MID%]', encodeURIComponent(mid))
    .replaceAll('[%InitialStatus%]', `${initial}`)
    .replaceAll('[%ClientStatus%]', `${client}`)
    .replaceAll('[%COST%]', client === 10 ? gross.toFixed(2) : '0');
}

function refuse(reply: FastifyReply, text: string) {
  const content = { title: 'This link does not work', text, action: null, choices: [] };
  return showPage(reply.code(403)).send(respondentPage(content).markup);
}
