// A network of offers by configuration alone (decision 0121).

import { unreadable } from '#adapters/suppliers/genuine.ts';
import type { NetworkEvent, OfferNetwork } from '#ports/offer-network.ts';
import type { MessageItem } from '#ports/signed-message.ts';
import { defaultAcknowledgement } from '#ports/signed-message.ts';
import { type OpenedAccount, offerKind } from '#ports/supplier-kind.ts';
import { inSlices } from '#request/in-slices.ts';
import type { SecretValues } from './dollar-values.ts';
import { dryRunOffers } from './dry-run.ts';
import { makeLink } from './entry-link.ts';
import { readPage } from './feed-pages.ts';
import { holds } from './holds.ts';
import { placeName, readPlace } from './message-values.ts';
import { notRead, placesIn } from './not-read.ts';
import { translateOffer } from './offer-row.ts';
import { accessOf, hostsOf, type Surroundings } from './opened.ts';
import { readMessage } from './read-message.ts';
import type { OfferCallback } from './schema/callback.ts';
import { type OfferSettings, offerSettings } from './schema/offers.ts';
import { secretValues } from './schema/parts.ts';
import { joined, missingOf, reversal } from './survey-messages.ts';

export const configuredOffersKind = offerKind({
  kind: 'configured-offers',
  title: 'Offers of another network, by configuration',
  settings: offerSettings,
  secrets: secretValues,
  dryRun: (wanted, signal) => dryRunOffers(wanted, signal),
  open: (account) => openConfiguredOffers(account),
});

export function openConfiguredOffers(
  { id, name, settings, secrets }: OpenedAccount<OfferSettings, SecretValues>,
  surroundings: Surroundings = {},
): OfferNetwork {
  const access = accessOf(settings, secrets, surroundings);
  const hosts = hostsOf(settings);
  const { entry, callback, every, statement } = settings;
  return {
    ...{ id, name },
    redirectHosts: hosts,
    trackingLink: ({ click, offerRef: ref, link, person, platform }) =>
      makeLink(entry, { link, values: { click, ref, person, platform } }, secrets, access.now()),
    verifyEvent: (message) =>
      readMessage(message, callback, secrets, (root, part) => [readEvent(root, part, callback)]),
    acknowledgement: callback.answer ?? defaultAcknowledgement,
    sendsBatches: callback.items !== undefined,
    ...(statement && { statement }),
    ...(every !== undefined && { everyMs: every * 1000 }),
    readCatalogue: async (cursor, signal) => {
      const translate = (rows: readonly unknown[]) =>
        inSlices(rows, (row) => translateOffer(row, { settings, hosts }));
      const { open, ...page } = await readPage(settings, access, translate, cursor, signal);
      return { ...page, offers: open };
    },
  };
}

function readEvent(root: unknown, part: string | null, callback: OfferCallback): MessageItem<NetworkEvent> {
  const at = placesIn(root);
  const unread = notRead(at, part, callback);
  if (unread) return unread;
  const { map, reverses } = callback;
  const missing = missingOf(root, [...map.click, ...map.transaction, map.event]);
  if (missing !== null) return unreadable(missing, part);
  const occurred_at = timeOf(map.occurred_at ? readPlace(root, map.occurred_at) : '');
  if (occurred_at === undefined) return unreadable('The time cannot be read.', part);
  const transaction = joined(root, map.transaction);
  const named = reverses ? readPlace(root, reverses) : null;
  const isReversal = callback.reverse_when ? holds(callback.reverse_when, at) : Boolean(named);
  if (isReversal && reverses && !named) return unreadable(`${placeName(reverses)}: it is missing`, part);
  const [click = '', offerRef] = map.click.map((place) => readPlace(root, place) ?? '');
  return {
    kind: 'readable',
    content: {
      click: offerRef === undefined ? click : { person: click, offerRef },
      event_ref: readPlace(root, map.event) ?? '',
      occurred_at,
      ...reversal(transaction, isReversal ? named || transaction : null, callback.reversal_suffix),
    },
  };
}

/** Seconds or milliseconds since 1970, or a text with its time zone; null where the network does not say, undefined where it cannot be read. */
function timeOf(text: string | null): Date | null | undefined {
  if (text === '') return null;
  if (text === null) return undefined;
  const number = /^\d{9,13}$/.test(text) ? Number(text) : null;
  const time = number === null ? timeOfText(text) : new Date(number < 1e11 ? number * 1000 : number);
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

const timeOfText = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]{5,15}(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
