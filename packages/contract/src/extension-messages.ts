/**
 * The messages between the panel and the browser extension (EX-02). The extension's content script runs in the panel's
 * page, or in an empty frame of it, so that messages are posted between these windows, to their exact origin, with their
 * sender in `from`.
 */
export interface ExtensionMessages {
  panel: {
    /** Asks for `present`. Sent once the panel listens: an extension that loaded earlier announced itself too soon. */
    hello: Record<string, never>;
    /** The one-time code that ties the extension to the panel's user. */
    pair: { readonly code: string };
  };
  extension: {
    /** `install`: the id of this install if it is paired according to its own state, else null. */
    present: { readonly install: string | null };
    /** The code was redeemed, or was not. */
    paired: { readonly ok: boolean };
  };
}

export type ExtensionSide = keyof ExtensionMessages;

/** One message of a side, as posted. */
export type ExtensionMessage<S extends ExtensionSide> = {
  [T in keyof ExtensionMessages[S]]: {
    readonly ns: typeof extensionNamespace;
    readonly from: S;
    readonly type: T;
    readonly data: ExtensionMessages[S][T];
  };
}[keyof ExtensionMessages[S]];

/** Tells our messages from those of other extensions and scripts in the same window. */
export const extensionNamespace = 'earnwall-extension';
