// Where a request of the console came from.
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** The host that the browser asked, with its port: passkeys belong to it. */
  readonly host: string;
}
