// Every page of the console as the stories open it: a page joins by a row of its group.
import { appsPages } from './console-pages/apps.ts';
import { housePages } from './console-pages/house.ts';
import { moneyPages } from './console-pages/money.ts';
import type { ConsolePage } from './console-pages/page.ts';
import { supplyPages } from './console-pages/supply.ts';
import { workPages } from './console-pages/work.ts';

export const signedInPages: readonly ConsolePage[] = [
  ...workPages,
  ...supplyPages,
  ...moneyPages,
  ...appsPages,
  ...housePages,
];
