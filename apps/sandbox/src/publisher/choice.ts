// What the visitor has chosen, kept in the page's URL, so that any state of the demo can be linked.
import { randomBytes } from 'node:crypto';
import { languages } from './languages.ts';
import { type App, alice, apps, openApp, type Person, people, visitor } from './people-and-apps.ts';
import { plainFrame, type Way, ways } from './ways.ts';

export const devices = ['desktop', 'phone'] as const;
export const sections = ['surveys', 'offers'] as const;
/** Asks for a visitor with a new id. */
export const newVisitor = 'new';

export interface Choice {
  person: Person;
  app: App;
  /** '' leaves the language to the panel. */
  language: string;
  device: (typeof devices)[number];
  /** What the panel opens with. */
  section: (typeof sections)[number];
  way: Way;
}

/** Never fails: an unknown value in the URL counts as not chosen. */
export function readChoice(query: Readonly<Record<string, unknown>>): Choice {
  return {
    person: readPerson(query.person),
    app: apps.find(({ id }) => id === query.app) ?? openApp,
    language: languages.find(({ code }) => code === query.language)?.code ?? '',
    device: devices.find((device) => device === query.device) ?? 'desktop',
    section: sections.find((section) => section === query.section) ?? 'surveys',
    way: ways.find(({ id }) => id === query.way) ?? plainFrame,
  };
}

export function writeChoice({ person, app, language, device, section, way }: Choice): string {
  const values = { person: person.id, app: app.id, language, device, section, way: way.id };
  return new URLSearchParams(values).toString();
}

function readPerson(value: unknown): Person {
  if (value === newVisitor) return visitor(`visitor-${randomBytes(4).toString('hex')}`);
  const known = people.find(({ id }) => id === value);
  if (known) return known;
  return typeof value === 'string' && /^[\w.@-]{1,128}$/.test(value) ? visitor(value) : alice;
}
