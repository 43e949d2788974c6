/**
 * What the panel and the browser extension tell each other (EX-02). The extension stands by its content script in the
 * panel's page, or in an empty frame of it, so that messages go between these windows, to their exact origin, marked with
 * who speaks.
 */
export interface ExtensionMessages {
  panel: {
    /** Is anybody there? Asked once the panel hears; who was there before has announced itself to nobody. */
    hello: Record<string, never>;
    /** The one-time code that ties the extension to the panel's user. */
    pair: { readonly code: string };
  };
  extension: {
    /** `install` is this install where it believes to be paired, null where it is not. */
    present: { readonly install: string | null };
    /** The code was redeemed, or was not. */
    paired: { readonly ok: boolean };
  };
}

export type ExtensionSide = keyof ExtensionMessages;

/** One message of a side as it crosses the window. */
export type ExtensionMessage<S extends ExtensionSide> = {
  [T in keyof ExtensionMessages[S]]: {
    readonly ns: typeof extensionNamespace;
    readonly from: S;
    readonly type: T;
    readonly data: ExtensionMessages[S][T];
  };
}[keyof ExtensionMessages[S]];

/** Other extensions and scripts talk through the same window. */
export const extensionNamespace = 'earnwall-extension';
