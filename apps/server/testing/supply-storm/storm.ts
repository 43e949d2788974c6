// A storm of all suppliers and networks at once over two nodes: genuine messages in any order and repeated, forged ones,
// conflicting ones, lists that both nodes read and held reports that both nodes release. What must be there afterwards was
// written down before, and the books are checked: movements sum to zero, no transaction moves money twice, rows agree with
// each other, each movement has its postback, and balances are the sums of their lines.
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { Supplier } from '#ports/supplier.ts';
import { holdDays } from './accounts.ts';
import { problemsAfter } from './check.ts';
import { readLists, releaseAll, type StormNode } from './jobs.ts';
import { type Released, releasedIn } from './released.ts';
import { createScene, namesOf } from './scene.ts';
import type { Script } from './script.ts';
import { Mail } from './send.ts';
import { writeScript } from './write-script.ts';

interface StormOptions {
  readonly nodes: readonly [StormNode, StormNode];
  readonly suppliers: ReadonlyMap<string, Supplier>;
  readonly networks: ReadonlyMap<string, OfferNetwork>;
  /** Of both nodes. */
  readonly clock: { now: Date };
  readonly people: number;
  readonly seed: number;
  publish(lists: Script['listed']): void;
}

interface StormReport {
  readonly messages: number;
  readonly retried: number;
  readonly reports: number;
  readonly events: number;
  readonly setAside: number;
  readonly refused: number;
  /** Held reports and milestones that were released. */
  readonly released: Released;
  readonly wrong: readonly string[];
}

const dayMs = 24 * 60 * 60 * 1000;

export async function runSupplyStorm(options: StormOptions): Promise<StormReport> {
  const { nodes, clock, seed } = options;
  const chance: Chance = seeded(seed);
  const [suppliers, networks] = [[...options.suppliers.values()], [...options.networks.values()]];
  const wanted = { suppliers, networks, people: options.people, chance, now: clock.now, name: namesOf(seed) };
  const scene = await createScene(nodes[0].database, wanted);
  const script = writeScript(scene, chance, wanted.name);
  options.publish(script.listed);
  const mail = new Mail(
    nodes.map(({ url }) => url),
    chance,
  );

  await Promise.all([mail.deliver(script.storm), readLists(nodes, suppliers, clock.now)]);
  await mail.deliver(script.conflicts);
  clock.now = new Date(clock.now.getTime() + (holdDays + 1) * dayMs);
  const again = script.storm.filter(() => chance.percent(20));
  await Promise.all([
    releaseAll(nodes, clock.now),
    mail.deliver([...script.late, ...again]),
    readLists(nodes, suppliers, clock.now),
  ]);
  await releaseAll(nodes, clock.now);
  for (const { supplierCounts } of nodes) await supplierCounts.write();

  return {
    ...{ messages: mail.sent, retried: mail.retried },
    released: await releasedIn(nodes[0].database.db),
    ...{ reports: script.reports.length + script.rivals.length, events: script.events.length },
    ...{ setAside: script.asides.length + script.rivals.length },
    refused: [...mail.refused.values()].reduce((sum, times) => sum + times, 0),
    wrong: [
      ...mail.wrongAnswers,
      ...(await problemsAfter(nodes[0].database.db, { scene, script, refused: mail.refused })),
    ],
  };
}
