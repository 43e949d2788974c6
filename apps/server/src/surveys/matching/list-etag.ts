// The etag of a person's list: everything the list depends on. The last one is kept with the person, because most requests ask
// for the same list again, and putting a text together and comparing it costs more than comparing what it is made of.
import { weakEtag } from '#request/ready-answer.ts';
import type { KnownRespondent } from './respondents.ts';

export interface ListVersions {
  readonly inventory: string;
  readonly prices: string;
  readonly limit: number;
  /** Of the test surveys, where they are listed. */
  readonly test: string | null;
  /** Where the list changes with it. */
  readonly hour: number | null;
}

interface Written extends ListVersions {
  readonly etag: string;
}

const written = new WeakMap<KnownRespondent, Written>();

export function listEtag(person: KnownRespondent, versions: ListVersions): string {
  const last = written.get(person);
  if (last && isSame(last, versions)) return last.etag;
  const { inventory, prices, limit, test, hour } = versions;
  const etag = weakEtag(`${inventory}.${person.version}.${prices}.${limit}.${test ?? ''}.${hour ?? ''}`);
  written.set(person, { inventory, prices, limit, test, hour, etag });
  return etag;
}

const isSame = (one: ListVersions, other: ListVersions): boolean =>
  one.inventory === other.inventory &&
  one.prices === other.prices &&
  one.limit === other.limit &&
  one.test === other.test &&
  one.hour === other.hour;
