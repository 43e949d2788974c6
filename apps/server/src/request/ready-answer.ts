// An answer that is already JSON, and that a client may cache: its etag changes with everything it depends on. The JSON is
// only built for clients that do not have it.
import { createHash } from 'node:crypto';
import type { LentPage } from './lent-page.ts';

export class ReadyAnswer<Answer> {
  constructor(
    /** As it is sent. */
    readonly etag: string,
    readonly json: () => Buffer | LentPage,
    /** The answer itself, for code that needs it, as the first paint does. */
    readonly answer: () => Answer,
  ) {}
}

/** An answer that has to be built to know whether it has changed: its etag is the hash of its JSON. */
export function etaggedAnswer<Answer>(answer: Answer): ReadyAnswer<Answer> {
  const json = Buffer.from(JSON.stringify(answer));
  return new ReadyAnswer(
    weakEtag(createHash('sha1').update(json).digest('base64url')),
    () => json,
    () => answer,
  );
}

/** Weak, because a proxy that compresses changes the bytes. */
export const weakEtag = (version: string): string => `W/"${version}"`;
