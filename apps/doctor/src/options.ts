// What a run is asked to do. The terminal makes it from flags; another caller makes it by hand.

export interface Limits {
  /** An answer that takes longer has failed, as it has for the sender. */
  readonly timeoutMs: number;
  /** An answer that takes longer is worth a warning. */
  readonly slowMs: number;
  /** How long a payment may take to show in the balance. */
  readonly settleMs: number;
}

export const usualLimits: Limits = { timeoutMs: 10_000, slowMs: 3_000, settleMs: 5_000 };

export interface EndpointOptions {
  /** In the GET form a template with macros. */
  readonly url: string;
  readonly form: 'json' | 'get';
  readonly secret: string;
  /** The other secret of a rotation; without it a made-up one stands for it. */
  readonly previousSecret: string | null;
  /** A user that the receiver knows; without it a made-up one. */
  readonly user: string | null;
  readonly app: string;
  readonly currency: string;
  readonly decimals: number;
  /** With `{user_id}`; answers a number, or JSON with `balance`, in the smallest unit. */
  readonly balanceUrl: string | null;
  /** Also send postbacks that are no test; what they pay is taken back at the end. */
  readonly pay: boolean;
  readonly limits: Limits;
}

export interface PageOptions {
  /** Where the publisher shows the panel. */
  readonly page: string;
  /** The panel's origin. */
  readonly panel: string;
  readonly app: string;
  /** What must not be found in the page. */
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
}

export interface Options {
  readonly endpoint: EndpointOptions | null;
  readonly page: PageOptions | null;
  /** Names of checks or groups; empty = all. */
  readonly only: readonly string[];
}
