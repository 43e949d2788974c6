// The third-party duplicate check, which the panel calls from the browser: GET /respondents/search.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { answerFor, type Search } from './answer.ts';

interface WithQuery {
  Querystring: Record<string, unknown>;
}

const longestValue = 128;

export function respondentRoutes(site: FastifyInstance, { productOrigin }: Config): void {
  site.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'origin', 'x-content-type-options': 'nosniff' });
    // The panel may read the answer, no other page may.
    if (headers.origin === productOrigin) reply.header('access-control-allow-origin', productOrigin);
  });

  site.get<WithQuery>('/respondents/search', async ({ query }, reply) => {
    const search = readSearch(query);
    if (!search) return refuse(reply, 400, 'Each parameter is needed once, of 1 to 128 characters.');
    const { status, delayMs, duplicate } = answerFor(search);
    if (delayMs > 0) await wait(delayMs);
    if (status !== 200) return refuse(reply, status, 'The service is unavailable.');
    const { rt_sr_pd, sn_ud, sy_nr, destination_platform_survey_number, read_only } = search;
    return {
      respondent: { rt_sr_pd, sn_ud, duplicate: false, recorded: !read_only },
      surveys: [{ sy_nr, destination_platform_survey_number, duplicate }],
    };
  });
}

function readSearch(query: Record<string, unknown>): Search | null {
  const text = (name: keyof Search) => {
    const value = query[name];
    return typeof value === 'string' && value.length <= longestValue ? value : '';
  };
  const search = {
    rt_sr_pd: text('rt_sr_pd'),
    sn_ud: text('sn_ud'),
    sy_nr: text('sy_nr'),
    destination_platform_id: text('destination_platform_id'),
    destination_platform_survey_number: text('destination_platform_survey_number'),
  };
  const read_only = text('read_only');
  if (Object.values(search).includes('') || !['true', 'false'].includes(read_only)) return null;
  return { ...search, read_only: read_only === 'true' };
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ message });
}
