// A real supplier or offer network as its public documents describe it, played by the sandbox: its feed, its signatures, its
// codes and its habits. It knows the product by HTTP alone.
import type { FastifyInstance } from 'fastify';
import type { Control } from './controls.ts';
import type { FeedFaults } from './feed-faults.ts';
import type { Outgoing, Sent } from './outgoing.ts';

export interface StandIn {
  /** Part of its addresses, and the id of the product's account there. */
  readonly id: string;
  readonly name: string;
  /** What it plays, in a sentence. */
  readonly about: string;
  /** Registers its routes, whose paths begin with `tools.base`, and answers what testers can make it do. */
  start(site: FastifyInstance, tools: StandInTools): readonly Control[];
}

export interface StandInTools {
  /** `/stand-ins/{id}`: the path before all of its routes. */
  readonly base: string;
  readonly productOrigin: string;
  /** The product's account: part of the addresses of its callbacks and returns. */
  readonly account: string;
  /** ISO 3166-1 alpha-2: its surveys and offers are for people there. */
  readonly country: string;
  /** A key shared with the product, by its name. */
  key(name: string): string;
  /** What is wrong with the feed at the moment. */
  readonly faults: FeedFaults;
  /** Sends a message to the product, and shows it on the page. */
  send(message: Outgoing): Promise<Sent>;
  now(): number;
}
