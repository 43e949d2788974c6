// Messages that suppliers and offer networks send to the callback endpoint. Whether a message is genuine and whether it
// can be read are two questions: a genuine one is stored even where it cannot be read, so that nothing is lost when a
// supplier changes its form or makes a mistake.

export interface RawMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

/** The signature covers the raw bytes; nothing is read before it is checked. */
export type Verified<Content> =
  | { readonly kind: 'readable'; readonly content: Content }
  /** Genuine, but in no form the adapter knows; the reason is for operators, and does not repeat what was sent. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** Signed by nobody, or signed by somebody else or about other bytes. */
  | { readonly kind: 'refused'; readonly reason: 'unsigned' | 'forged' };
