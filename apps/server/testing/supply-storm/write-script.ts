// All stories of a scene, told by chance.
import type { Chance } from '@earnwall/domain/chance/seeded';
import { cintAccounts, prodegeAccounts } from './accounts.ts';
import { tellCint } from './cint-story.ts';
import { tellDynata } from './dynata-story.ts';
import { tellNetwork } from './network-stories.ts';
import { sendBatches } from './prodege-batches.ts';
import { tellProdege } from './prodege-story.ts';
import { tellSandbox } from './sandbox-story.ts';
import type { Scene } from './scene.ts';
import { Script } from './script.ts';

const isAmong = (accounts: readonly string[], id: string) => accounts.includes(id);

export function writeScript({ clicks, offers }: Scene, chance: Chance, name: () => string): Script {
  const script = new Script();
  const telling = { script, chance, name };
  const reconciled = clicks.flatMap((click, number) => {
    const { supplier } = click;
    if (isAmong(prodegeAccounts, supplier)) return tellProdege(telling, click, number + 1);
    if (isAmong(cintAccounts, supplier)) tellCint(telling, click);
    else if (supplier === 'dynata') tellDynata(telling, click);
    else tellSandbox(telling, click);
    return [];
  });
  sendBatches(telling, reconciled);
  for (const offer of offers) tellNetwork(telling, offer);
  return script;
}
