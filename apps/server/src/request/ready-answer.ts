// An answer that is already JSON, and that a client may cache: its etag changes with everything it depends on. The JSON is
// only built for clients that do not have it.
import { createHash } from 'node:crypto';
import type { LentPage } from './lent-page.ts';

export abstract class ReadyAnswer<Answer> {
  /** The etag as it is sent. */
  constructor(readonly etag: string) {}

  abstract json(): Buffer | LentPage;

  /** The answer itself, for code that needs it, as the first paint does. */
  abstract answer(): Answer;
}

/** An answer that has to be built to know whether it has changed: its etag is the hash of its JSON. */
export function etaggedAnswer<Answer>(answer: Answer): ReadyAnswer<Answer> {
  const json = Buffer.from(JSON.stringify(answer));
  return new BuiltAnswer(weakEtag(createHash('sha1').update(json).digest('base64url')), answer, json);
}

class BuiltAnswer<Answer> extends ReadyAnswer<Answer> {
  constructor(
    etag: string,
    private readonly built: Answer,
    private readonly bytes: Buffer,
  ) {
    super(etag);
  }

  json(): Buffer {
    return this.bytes;
  }

  answer(): Answer {
    return this.built;
  }
}

/** Weak, because a proxy that compresses changes the bytes. */
export const weakEtag = (version: string): string => `W/"${version}"`;
