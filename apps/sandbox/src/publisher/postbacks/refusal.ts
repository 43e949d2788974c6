/** Why a postback is not accepted, and the status that says so. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 413,
    why: string,
  ) {
    super(why);
  }
}
