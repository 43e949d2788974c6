// The gateway: a signed link opens a session, its page offers every end that there is, and the respondent goes back.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { respondentPage } from '../respondent-page.ts';
import { showPage } from '../show-page.ts';
import type { StandInTools } from '../stand-in.ts';
import { codes } from './codes.ts';
import type { Opportunity } from './opportunities.ts';
import { returnLink, type Session, sendCallback } from './sessions.ts';
import { type KeyPair, ofQuery, problemWith } from './signing.ts';

interface Gateway {
  readonly opportunities: ReadonlyMap<number, Opportunity>;
  readonly sessions: Session[];
  /** What partners sign with. */
  readonly partner: KeyPair;
  /** What Dynata signs returns and callbacks with. */
  readonly own: KeyPair;
  /** An interview has counted. */
  completed(opportunity: number): void;
}

/** Its own parameters; all others go back with the respondent. */
const reserved: ReadonlySet<string> = new Set([
  ...['ctx', 'respondent_id', 'language', 'expiration', 'access_key', 'signature'],
  ...['gender', 'postal_code', 'birth_date', 'attributes', 'source'],
]);

export function gatewayRoutes(
  site: FastifyInstance,
  tools: StandInTools,
  { opportunities, sessions, partner, own, completed }: Gateway,
): void {
  const end = async (session: Session, code: string): Promise<string> => {
    session.code = code;
    if (code === '1.0') completed(session.opportunity);
    await sendCallback(session, code, 'once', own, tools);
    return returnLink(session, code, own, tools);
  };

  site.get(`${tools.base}/start`, async (request, reply) => {
    const query = new URL(request.url, tools.productOrigin).searchParams;
    const problem = problemOf(query, partner, tools.now());
    const opportunity = [...opportunities.values()].find(({ ctx }) => ctx === query.get('ctx'));
    if (problem !== null || !opportunity) {
      const text = problem ?? 'There is no such opportunity.';
      const content = { title: 'This link cannot be used', text, action: null, choices: [] };
      return showPage(reply.code(400)).send(respondentPage(content).markup);
    }
    const { id, project_id: project } = opportunity;
    const respondent = query.get('respondent_id') ?? '';
    const isDuplicate = sessions.some(
      (known) => known.project === project && known.respondent === respondent && known.code !== null,
    );
    const parameters = Object.fromEntries([...query].filter(([name]) => !reserved.has(name)));
    const session = { id: randomUUID(), opportunity: id, project, respondent, parameters, code: null };
    sessions.push(session);
    if (isDuplicate) return reply.redirect(await end(session, '4.0'), 303);
    if (opportunity.status !== 'OPEN') return reply.redirect(await end(session, '3.1'), 303);
    return showPage(reply).send(
      respondentPage({
        title: `Survey ${id}`,
        text: 'How does it end?',
        action: `${tools.base}/sessions/${session.id}`,
        choices: [...codes].map(([value, label]) => ({ value, label: `${value} ${label}` })),
      }).markup,
    );
  });

  site.post<{ Params: { id: string }; Body: unknown }>(
    `${tools.base}/sessions/:id`,
    async ({ params, body }, reply) => {
      const session = sessions.find(({ id }) => id === params.id);
      const code = body instanceof URLSearchParams ? body.get('choice') : null;
      if (!session || code === null || !codes.has(code))
        return reply.code(404).send({ message: 'There is no such session or end.' });
      // A reloaded page ends as it did before, and nobody is told again.
      if (session.code !== null) return reply.redirect(returnLink(session, session.code, own, tools), 303);
      return reply.redirect(await end(session, code), 303);
    },
  );
}

function problemOf(query: URLSearchParams, pair: KeyPair, now: number): string | null {
  const names = [...query.keys()];
  if (new Set(names).size < names.length) return 'A parameter is there twice.';
  for (const name of ['ctx', 'respondent_id', 'language'])
    if (!query.get(name)) return `The parameter ${name} is missing.`;
  const gender = query.get('gender');
  if (gender !== null && gender !== 'male' && gender !== 'female')
    return 'The gender is neither male nor female.';
  const birthDate = query.get('birth_date');
  if (birthDate !== null && !/^\d{4}-\d\d-\d\d$/.test(birthDate)) return 'The birth date is no date.';
  return problemWith(
    ofQuery(query),
    {
      access: query.get('access_key'),
      expiration: query.get('expiration'),
      signature: query.get('signature'),
    },
    pair,
    now,
  );
}
