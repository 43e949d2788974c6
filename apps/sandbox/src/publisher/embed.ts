// How the panel is embedded for the chosen visitor: by the URL in a tag, or by a call of the script (ID-05, start-up
// parameters). Page and snippet are both made from it, so that the snippet shows what runs.
import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Choice } from './choice.ts';

/** Empty values are passed too: `update` then removes what an earlier call has set. */
interface Visitor {
  app: string;
  uuid: string;
  shash: string;
  language: string;
}

/** The screen to open with; '' is the list of surveys. In integration mode nothing in the panel leads to the games. */
interface Opening {
  path: '' | '/offers';
}

export interface Tag {
  kind: 'frame' | 'link' | 'web-view';
  address: string;
}

export interface Call {
  kind: 'script';
  method: 'mount' | 'openModal' | 'openPopup' | 'floatingButton';
  options: Visitor & Opening & Readonly<Record<string, string | boolean>>;
}

export type Embed = Tag | Call;

/** The button that opens a modal or a popup, and the place that a panel is mounted in. */
export const trigger = 'open-panel';
export const place = 'panel';

/** Seeded with the product's demo data. */
const demoLink = { sslh: 'demo-single-link', subid1: 'pixel-quest' };

export function embedFor(choice: Choice, config: Pick<Config, 'productOrigin' | 'appSecrets'>): Embed {
  const visitor = visitorOf(choice, config);
  const path = choice.section === 'offers' ? '/offers' : '';
  const address = (screen: string, parameters: Readonly<Record<string, string>>) => {
    const given = Object.entries(parameters).filter(([, value]) => value !== '');
    return `${config.productOrigin}${screen || '/'}?${new URLSearchParams(given)}`;
  };
  const script = (method: Call['method'], extra: Record<string, string | boolean>): Call => {
    return { kind: 'script', method, options: { ...visitor, path, ...extra } };
  };
  switch (choice.way.id) {
    case 'iframe':
      return { kind: 'frame', address: address(path, { ...visitor }) };
    case 'page':
      return { kind: 'link', address: address(path, { ...visitor }) };
    case 'single-survey':
      return {
        kind: 'link',
        address: address('/single-survey', { ...demoLink, language: visitor.language }),
      };
    case 'in-app':
      return { kind: 'web-view', address: address(path, { ...visitor, mode: 'in-app' }) };
    case 'script':
      return script('mount', { title: 'Earn coins' });
    case 'single-page':
      return script('mount', { title: 'Earn coins', mode: 'single-page', autoHeight: true });
    case 'modal':
      return script('openModal', { title: 'Earn coins', trigger: `#${trigger}` });
    case 'popup':
      return script('openPopup', { trigger: `#${trigger}` });
    case 'button':
      return script('floatingButton', { label: 'Earn coins' });
  }
}

function visitorOf({ person, app, language }: Choice, { appSecrets }: Pick<Config, 'appSecrets'>): Visitor {
  const secret = appSecrets[app.id];
  const shash = app.signed && secret ? securityHash(secret, person.id) : '';
  return { app: app.id, uuid: person.id, shash, language };
}

/** Computed on the publisher's server: the secret never reaches a browser. */
export function securityHash(secret: string, uuid: string): string {
  return createHmac('sha256', secret).update(uuid).digest('hex');
}
