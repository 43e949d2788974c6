// What an entry link carries through to the end: our click, and a seal of ours that ties it to the survey and the person. A
// supplier may sign what comes back, but not what goes in: without the seal a respondent could exchange the click on the way
// into a survey, and have a short survey end a click that pays for a long one.
import { hmacText } from './hash-text.ts';
import { isByOneOf, type SigningKeys } from './signing-keys.ts';

interface Entry {
  readonly project: string;
  readonly person: string;
  readonly cid: string;
}

export const sealEntry = (entry: Entry, [key]: SigningKeys): string => sealOf(entry, key);

export const isSealed = (entry: Entry, seal: string, keys: SigningKeys): boolean =>
  isByOneOf(keys, seal, (key) => sealOf(entry, key));

/** None of the three contains a line break. */
function sealOf({ project, person, cid }: Entry, key: string): string {
  return hmacText(key, ['entry', project, person, cid].join('\n'), 'sha256', 'base64url').slice(0, 22);
}
