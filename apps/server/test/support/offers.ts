// An offer network, its offers, and people who open them, over HTTP.

import { randomBytes } from 'node:crypto';
import type { Offer } from '@earnwall/contract/entities/offer';
import { sandboxNetwork } from '#adapters/suppliers/sandbox-network.ts';
import type { ServerContext } from '#calls/context.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { aNetwork } from '#testing/offers.ts';
import { startServer, type TestServer } from './server.ts';
import { post, sign, visit } from './survey-clicks.ts';

const host = 'network.test';
const signingKey = 'the key shared with the exchange';

export const network = sandboxNetwork({ url: `https://${host}`, apiKey: 'any', signingKeys: [signingKey] });

/** A server that knows one network. */
export async function startOfferServer(changes: Partial<ServerContext> = {}): Promise<TestServer> {
  const server = await startServer({ networks: new Map([[network.id, network]]), ...changes });
  await storeNetwork(server.database.db);
  return server;
}

export async function storeNetwork(on: Queryable): Promise<void> {
  const { id, name } = network;
  await aNetwork(on, { id, name, redirect_hosts: [host] });
}

/** What `GET /offers/{id}` says. */
export async function offerFor(
  server: TestServer,
  { uhash }: { uhash: string },
  { id }: { id: string },
): Promise<Offer> {
  const { body } = await server.call('offers/get-offers-id', { as: uhash, params: { id } });
  return body.data as Offer;
}

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36';

/** Somebody follows the link, on a phone. */
export function follow(server: TestServer, link: string | null, headers: Record<string, string> = {}) {
  if (!link) throw new Error('There is no link to follow');
  return visit(server, new URL(link).pathname, { headers: { 'user-agent': phone, ...headers } });
}

/** Opens the offer; returns the click's id at the network. */
export async function openOfferOf(
  server: TestServer,
  person: { uhash: string },
  offer: { id: string },
): Promise<string> {
  const { tracking_url } = await offerFor(server, person, offer);
  const { location } = await follow(server, tracking_url);
  const click = location && new URL(location, server.url).searchParams.get('click');
  if (!click) throw new Error(`The offer did not open, but led to ${location}`);
  return click;
}

export interface NewEvent {
  event?: string;
  transaction?: string;
  reverses?: string;
  at?: Date;
}

export const eventMessage = (click: string, { event = 'level', at, ...rest }: NewEvent, now: Date) =>
  JSON.stringify({
    transaction: `ev-${randomBytes(6).toString('hex')}`,
    click,
    event,
    at: (at ?? now).toISOString(),
    ...rest,
  });

/** The network sends an event, signed as it really does. */
export function sendEvent(server: TestServer, click: string, given: NewEvent = {}) {
  const message = eventMessage(click, given, server.clock.now);
  return post(server, message, { 'x-signature': sign(message) }, network.id);
}
