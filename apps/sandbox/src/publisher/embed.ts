// The panel's address for one visitor, and the markup a publisher would paste (spec §2, start-up parameters).
import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { type Html, html } from '../html.ts';
import type { Choice } from './choice.ts';

export interface Embed {
  src: string;
  markup: Html;
}

export function embedFor(
  { person, app, language }: Choice,
  { productOrigin, appSecrets }: Pick<Config, 'productOrigin' | 'appSecrets'>,
): Embed {
  const query = new URLSearchParams({ uuid: person.id, app: app.id });
  const secret = appSecrets[app.id];
  if (app.signed && secret) query.set('shash', securityHash(secret, person.id));
  if (language) query.set('language', language);
  const src = `${productOrigin}/?${query}`;
  const markup = html`<iframe
  src="${src}"
  title="Earn coins"
  allow="clipboard-write"
></iframe>`;
  return { src, markup };
}

/** Computed on the publisher's server: the secret never reaches a browser. */
export function securityHash(secret: string, uuid: string): string {
  return createHmac('sha256', secret).update(uuid).digest('hex');
}
