// A placement at BitLabs, for its offers and games.

import { defaultRetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import { offerKind } from '#ports/supplier-kind.ts';
import { readCatalogue } from './catalogue.ts';
import { readPostback } from './postback.ts';
import { bitlabsSecrets, bitlabsSettings } from './settings.ts';

const everyMs = 10 * 60_000;

export const bitlabsKind = offerKind({
  kind: 'bitlabs',
  title: 'BitLabs',
  settings: bitlabsSettings,
  secrets: bitlabsSecrets,
  open: ({ id, name, settings, secrets }) => ({
    id,
    name,
    redirectHosts: settings.redirect_hosts,
    trackingLink: ({ link, person }) => {
      if (link === null) throw new SupplierUnavailable('The offer has no link');
      const url = new URL(link);
      url.searchParams.set(settings.person_parameter, person);
      return url.href;
    },
    verifyEvent: (message) => readPostback(message, secrets),
    everyMs,
    readCatalogue: (cursor, signal) =>
      readCatalogue(cursor, { settings, secrets, policy: defaultRetryPolicy }, signal),
  }),
});
