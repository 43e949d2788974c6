// A valid request for each call of the console, in a publisher's world of its own: a call without a sample does not compile.

import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { accessSamples } from './console-samples/access.ts';
import { appsSamples } from './console-samples/apps.ts';
import { bonusesSamples } from './console-samples/bonuses.ts';
import { feedbackSamples } from './console-samples/feedback.ts';
import { houseSamples } from './console-samples/house.ts';
import { inventorySamples } from './console-samples/inventory.ts';
import { keysSamples } from './console-samples/keys.ts';
import { meSamples } from './console-samples/me.ts';
import { numbersSamples } from './console-samples/numbers.ts';
import { oddsSamples } from './console-samples/odds.ts';
import { payoutsSamples } from './console-samples/payouts.ts';
import { postbacksSamples } from './console-samples/postbacks.ts';
import { reconciliationsSamples } from './console-samples/reconciliations.ts';
import type { Sample } from './console-samples/sample.ts';
import { suppliersSamples } from './console-samples/suppliers.ts';
import { teamSamples } from './console-samples/team.ts';
import { ticketsSamples } from './console-samples/tickets.ts';
import { usersSamples } from './console-samples/users.ts';

export { makeWorld, type World } from './console-samples/sample.ts';

export const consoleSamples: Readonly<Record<ConsoleCallName, Sample>> = {
  ...accessSamples,
  ...meSamples,
  ...teamSamples,
  ...houseSamples,
  ...suppliersSamples,
  ...reconciliationsSamples,
  ...usersSamples,
  ...ticketsSamples,
  ...bonusesSamples,
  ...feedbackSamples,
  ...inventorySamples,
  ...numbersSamples,
  ...oddsSamples,
  ...payoutsSamples,
  ...postbacksSamples,
  ...appsSamples,
  ...keysSamples,
};
