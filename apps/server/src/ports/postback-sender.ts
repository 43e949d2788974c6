// One request to a publisher (PB-02). Whatever the publisher's server does, the answer is a value and comes in time.

/** No request takes longer, from the name to the end of the answer. */
export const maxAttemptMs = 10_000;

export interface PostbackRequest {
  readonly method: 'POST' | 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Push services take bytes (decision 0110). */
export interface OutgoingRequest extends Omit<PostbackRequest, 'body'> {
  readonly body: string | Uint8Array | null;
}

export interface PostbackAnswer {
  /** Null when no status was received. */
  readonly status: number | null;
  /** For operators, in a few words; null for a complete answer with 2xx alone. */
  readonly failure: string | null;
  /** The beginning of the answer's body, printable; null when no status was received. */
  readonly answer: string | null;
  readonly ms: number;
}

export interface PostbackSender {
  /** Never rejects. Aborting the signal ends it at once, with a failure. */
  send(request: OutgoingRequest, signal: AbortSignal): Promise<PostbackAnswer>;
  /** Why this address may not be used, as far as it can be known now; null when it may. */
  problemOf(url: string): Promise<string | null>;
  /** Ends what is under way, with a failure, and closes all connections. */
  close(): Promise<void>;
}
