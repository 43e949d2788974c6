// Cint Exchange, once Lucid, as the documents of its Supply API describe it.
import type { StandIn } from '../stand-in.ts';
import { apiRoutes } from './api-routes.ts';
import { cintControls } from './controls.ts';
import { linkRoutes } from './link-routes.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { makeSurveys } from './surveys.ts';
import { CintWorld } from './world.ts';

export const cint: StandIn = {
  id: 'cint',
  name: 'Cint Exchange',
  about:
    'A survey exchange: lists and details by key, a link for each survey, signed redirects, an outcomes feed.',
  start: (site, tools) => {
    const world = new CintWorld(makeSurveys());
    apiRoutes(site, tools, world);
    linkRoutes(site, tools, world);
    sessionRoutes(site, tools, world);
    outcomeRoutes(site, tools, world);
    return cintControls(tools, world);
  },
};
