// Messages that suppliers and offer networks send to the callback endpoint, and what a returning browser brings. Whether a
// message is genuine and whether it can be read are two questions: a genuine one is stored even where it cannot be read, so
// that nothing is lost when a supplier changes its form or makes a mistake.

export interface RawMessage {
  readonly method: 'GET' | 'POST';
  /** As its sender knows it: our public origin, then path and query byte by byte as they came. */
  readonly url: string;
  /** The sender's address, as far as the proxies in front are trusted. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

/** One thing that a message says; a message may say several. */
export type MessageItem<Content> =
  | { readonly kind: 'readable'; readonly content: Content }
  /**
   * Genuine, but in no form the adapter knows; the reason is for operators, and does not repeat what was sent. `part`: what
   * is stored of it; null stores the whole message.
   */
  | { readonly kind: 'unreadable'; readonly reason: string; readonly part: string | null }
  /** Genuine, and nothing follows from it, such as a test or a state that pays nothing: acknowledged and logged. */
  | { readonly kind: 'ignored'; readonly reason: string };

/** The signature covers the raw bytes; nothing is read before it is checked. */
export type Verified<Content> =
  | { readonly kind: 'genuine'; readonly items: readonly MessageItem<Content>[] }
  /** Signed by nobody, or signed by somebody else or about other bytes, or sent from an address that is not the sender's. */
  | { readonly kind: 'refused'; readonly reason: 'unsigned' | 'forged' | 'address' };

/** What the sender wants to read once all that it said is stored. */
export interface Acknowledgement {
  readonly type: string;
  readonly body: string;
}

export const defaultAcknowledgement: Acknowledgement = {
  type: 'application/json',
  body: JSON.stringify({ status: 'received' }),
};
