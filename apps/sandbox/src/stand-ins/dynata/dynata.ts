// Dynata's Respondent Exchange: the registry's queue, the gateway's signed links, callbacks and returns.
import type { Control } from '../controls.ts';
import type { StandIn, StandInTools } from '../stand-in.ts';
import { change, changeNames, countComplete } from './changes.ts';
import { codes } from './codes.ts';
import { gatewayRoutes } from './gateway.ts';
import { createOpportunities, type Opportunity } from './opportunities.ts';
import { NotificationQueue } from './queue.ts';
import { registryRoutes } from './registry.ts';
import { manners, type Session, sendCallback } from './sessions.ts';
import type { KeyPair } from './signing.ts';

export const dynata: StandIn = {
  id: 'dynata',
  name: 'Dynata REX',
  about:
    'A queue of opportunities that want to be acknowledged, links and messages signed by a chain of hashes.',
  start(site, tools) {
    const opportunities = new Map(createOpportunities(tools.country).map((one) => [one.id, one]));
    const queue = new NotificationQueue();
    for (const id of opportunities.keys()) queue.notify(id);
    const sessions: Session[] = [];
    const partner = { access: tools.key('access_key'), secret: tools.key('secret_key') };
    const own = { access: tools.key('return_access_key'), secret: tools.key('return_secret_key') };
    const completed = (id: number) => {
      const opportunity = opportunities.get(id);
      if (!opportunity) return;
      countComplete(opportunity);
      queue.notify(id);
    };
    registryRoutes(site, tools, { opportunities, queue, partner });
    gatewayRoutes(site, tools, { opportunities, sessions, partner, own, completed });
    return [
      changeControl(opportunities, queue),
      queueControl(opportunities, queue),
      callbackControl(sessions, own, tools),
    ];
  },
};

function changeControl(opportunities: ReadonlyMap<number, Opportunity>, queue: NotificationQueue): Control {
  return {
    name: 'change',
    label: 'Change an opportunity',
    fields: [
      { name: 'id', label: 'Opportunity', options: [...opportunities.keys()].map(String) },
      { name: 'change', label: 'Change', options: changeNames },
    ],
    run: async ({ id, change: name = '' }) => {
      const opportunity = opportunities.get(Number(id));
      if (!opportunity) throw new Error('id must be that of an opportunity');
      change(opportunity, name);
      queue.notify(opportunity.id);
      return { id: opportunity.id, change: name };
    },
  };
}

function queueControl(opportunities: ReadonlyMap<number, Opportunity>, queue: NotificationQueue): Control {
  const ways = ['show hidden', 'notify of all', 'count'];
  return {
    name: 'queue',
    label: 'The queue',
    fields: [{ name: 'way', label: 'What', options: ways }],
    run: async ({ way = '' }) => {
      if (!ways.includes(way)) throw new Error(`way must be one of ${ways.join(', ')}`);
      if (way === 'show hidden') queue.showAll();
      if (way === 'notify of all') for (const id of opportunities.keys()) queue.notify(id);
      return { waiting: queue.size };
    },
  };
}

function callbackControl(sessions: readonly Session[], own: KeyPair, tools: StandInTools): Control {
  return {
    name: 'callback',
    label: 'Send a callback',
    fields: [
      { name: 'cid', label: 'cid' },
      { name: 'code', label: 'Code', options: [...codes.keys()] },
      { name: 'manner', label: 'Manner', options: manners },
    ],
    run: async ({ cid = '', code = '', manner: wanted }) => {
      const manner = manners.find((known) => known === wanted);
      if (!manner) throw new Error(`manner must be one of ${manners.join(', ')}`);
      const session = sessions.findLast(({ parameters }) => parameters.cid === cid);
      const about = session ?? { parameters: { cid }, respondent: 'unknown' };
      return { statuses: await sendCallback(about, code, manner, own, tools) };
    },
  };
}
