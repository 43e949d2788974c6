// An answer that begins a session of the console, or ends it: the token goes into a cookie, never into the body.
export class SessionAnswer<Answer> {
  constructor(
    readonly answer: Answer,
    /** Null ends the session. */
    readonly token: string | null,
  ) {}
}
