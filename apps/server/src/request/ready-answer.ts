// An answer that is JSON already, and that a client may keep: its etag changes with everything it depends on. The
// JSON is only made for clients that do not have it.
import { createHash } from 'node:crypto';

export class ReadyAnswer<Answer> {
  constructor(
    readonly etag: string,
    readonly json: () => Buffer,
  ) {}

  /** For whoever needs the answer itself, as the first paint does. */
  parse(): Answer {
    return JSON.parse(this.json().toString()) as Answer;
  }
}

/** An answer that has to be made to know whether it has changed: its etag is what it says. */
export function etaggedAnswer<Answer>(answer: Answer): ReadyAnswer<Answer> {
  const json = Buffer.from(JSON.stringify(answer));
  return new ReadyAnswer(createHash('sha1').update(json).digest('base64url'), () => json);
}
