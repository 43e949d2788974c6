// Entry links: created once for a survey, then only updated.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandInTools } from '../stand-in.ts';
import { failed, supplierCode, worked } from './api-routes.ts';
import { type CintWorld, type Link, redirectNames } from './world.ts';

interface Numbered {
  Params: { number: string };
  Body: string;
}

export function linkRoutes(site: FastifyInstance, { base, key }: StandInTools, world: CintWorld): void {
  const path = (action: string) => `${base}/Supply/v1/SupplierLinks/${action}/:number/${supplierCode}`;
  const change = (isNew: boolean) => async (request: FastifyRequest<Numbered>, reply: FastifyReply) => {
    if (request.headers.authorization !== key('api'))
      return reply.code(401).send(failed('The key is not known.'));
    const number = Number(request.params.number);
    if (!world.surveys.some((survey) => survey.number === number))
      return reply.code(404).send(failed('No such survey.'));
    const before = world.links.get(number);
    if (isNew === (before !== undefined))
      return reply
        .code(isNew ? 409 : 404)
        .send(failed(isNew ? 'A link exists already.' : 'There is no link.'));
    const link = linkOf(number, JSON.parse(request.body));
    if (!link) return reply.code(400).send(failed('A link needs its type and all redirects.'));
    world.links.set(number, link);
    return worked({ SupplierLink: shown(link, `${request.protocol}://${request.host}${base}`) });
  };
  site.post<Numbered>(path('Create'), change(true));
  site.put<Numbered>(path('Update'), change(false));
  site.get<Numbered>(path('BySurveyNumber'), async (request, reply) => {
    const link = world.links.get(Number(request.params.number));
    if (request.headers.authorization !== key('api'))
      return reply.code(401).send(failed('The key is not known.'));
    return link
      ? worked({ SupplierLink: shown(link, `${request.protocol}://${request.host}${base}`) })
      : reply.code(404).send(failed('There is no link.'));
  });
}

function linkOf(number: number, wanted: Readonly<Record<string, unknown>>): Link | null {
  const address = (name: string) => (typeof wanted[name] === 'string' ? wanted[name] : '');
  if (wanted.SupplierLinkTypeCode !== 'OWS' || redirectNames.some((name) => address(name) === ''))
    return null;
  return {
    sid: `sid-${number}`,
    TrackingTypeCode: address('TrackingTypeCode'),
    redirects: {
      ...{ DefaultLink: address('DefaultLink'), SuccessLink: address('SuccessLink') },
      ...{ FailureLink: address('FailureLink'), OverQuotaLink: address('OverQuotaLink') },
      QualityTerminationLink: address('QualityTerminationLink'),
    },
  };
}

function shown({ sid, TrackingTypeCode, redirects }: Link, root: string) {
  return {
    ...{ SupplierLinkTypeCode: 'OWS', TrackingTypeCode, ...redirects, CPI: 0 },
    LiveLink: `${root}/s/default.aspx?SID=${sid}&PID=`,
    TestLink: `${root}/s/default.aspx?SID=${sid}&SUMSTAT=1&PID=test`,
  };
}
