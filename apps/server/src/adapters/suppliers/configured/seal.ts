// Our own seal of an entry, checked when the supplier tells how it ended: it ties the click to the survey and the person, where
// the supplier signs what comes back, but not what goes in.
import { isSealed, sealEntry } from '#adapters/suppliers/sign/entry-seal.ts';
import type { SecretValues } from './dollar-values.ts';
import { readPlace } from './message-values.ts';
import type { Place } from './schema/message.ts';

export interface Seals {
  make(entry: { readonly ref: string; readonly person: string; readonly cid: string }): string;
  /** Null where what it is about cannot be read. */
  check(root: unknown, places: SealPlaces, cid: string): boolean | null;
}

interface SealPlaces {
  readonly at: Place;
  readonly ref: Place;
  readonly person: Place;
}

/** `isSplit`: a row may be one survey for each country, and the supplier knows the part of the ref before the colon. */
export function sealsWith(secrets: SecretValues, name: string | undefined, isSplit: boolean): Seals | null {
  const values = name === undefined ? undefined : secrets[name];
  if (!values) return null;
  const [first, ...others] = values;
  const projectOf = (ref: string) => (isSplit ? ref.split(':', 1).join('') : ref);
  return {
    make: ({ ref, person, cid }) => sealEntry({ project: projectOf(ref), person, cid }, [first]),
    check: (root, places, cid) => {
      const ref = readPlace(root, places.ref);
      const person = readPlace(root, places.person);
      const shown = readPlace(root, places.at);
      if (shown === null || ref === null || person === null) return null;
      return isSealed({ project: ref, person, cid }, shown, [first, ...others]);
    },
  };
}
