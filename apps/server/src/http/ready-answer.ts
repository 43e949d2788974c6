// An answer that is JSON already, and that a client may keep: its etag changes with everything it depends on. The
// JSON is only made for clients that do not have it.
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
