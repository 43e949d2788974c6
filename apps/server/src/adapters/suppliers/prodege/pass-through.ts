// What an entry link carries through to the end: our click, and a seal of ours that ties it to the project and the person.
// Prodege signs what comes back, but not what goes in: without the seal a respondent could exchange the click on the way into
// a survey, and have a short survey end a click that pays for a long one.
import { hmacText, isSameText } from '#adapters/suppliers/sign/hash-text.ts';
import type { SecretKeys } from './account.ts';

export interface Entry {
  readonly project: string;
  readonly person: string;
  readonly cid: string;
}

export function passThrough(entry: Entry, [secret]: SecretKeys): { cid: string; seal: string } {
  return { cid: entry.cid, seal: sealOf(entry, secret) };
}

export function isSealed(entry: Entry, seal: string, secrets: SecretKeys): boolean {
  return secrets.some((secret) => isSameText(sealOf(entry, secret), seal));
}

/** None of the three contains a line break. */
function sealOf({ project, person, cid }: Entry, secret: string): string {
  return hmacText(secret, ['entry', project, person, cid].join('\n'), 'sha256', 'base64url').slice(0, 22);
}
