// The options of a panel. All but those of the last block become part of the panel's URL (ID-05).

export interface PanelOptions {
  /** The app id. */
  readonly app?: string;
  /** A session token from your server, in place of `uuid` and `shash`; a new one by `update` opens the panel anew. */
  readonly token?: string;
  /** Your own id of the user, and its security hash, made on your server. */
  readonly uuid?: string;
  readonly shash?: string;
  /** The panel's own user hash; it replaces `app`, `uuid` and `shash`. */
  readonly uh?: string;
  readonly language?: string;
  /** Any other start-up parameter, such as `subid1`, `layout` or `cn`. */
  readonly params?: Readonly<Record<string, string>>;
  /**
   * The screen to open with: the surveys when absent, `/offers` for games and offers. An embedded panel has no switch
   * between the two; a page that wants both changes it by `update`.
   */
  readonly path?: PanelPath;

  /** The accessible name of the panel. */
  readonly title?: string;
  /** Shown until the panel has loaded; `Loading…` when absent. */
  readonly loadingLabel?: string;
}

/** Any path of the panel, with a query if it needs one. */
export type PanelPath = '/' | '/offers' | '/featured' | (string & Record<never, never>);

export interface MountOptions extends PanelOptions {
  /** `script` when absent. */
  readonly mode?: 'script' | 'iframe' | 'single-page' | 'single-survey';
  /** The frame grows with its content instead of filling the element it is mounted in. */
  readonly autoHeight?: boolean;
}

export interface Triggered {
  /** Opens the panel when pressed, and preloads it on hover or focus. */
  readonly trigger?: string | HTMLElement;
}

export interface ModalOptions extends PanelOptions, Triggered {
  readonly closeLabel?: string;
}

export interface PopupOptions extends PanelOptions, Triggered {
  /** The window features of `window.open`; `popup,width=480,height=800` when absent. */
  readonly features?: string;
}

export interface FloatingButtonOptions extends Omit<ModalOptions, 'trigger'> {
  /** The text of the button. */
  readonly label: string;
}

const named = ['app', 'token', 'uuid', 'shash', 'uh', 'language'] as const;

/** The panel's address for one visitor. */
export function addressOf(origin: string, mode: string, options: PanelOptions): string {
  // The path is appended to the origin, not resolved against it, so that it cannot lead to another origin.
  const path = options.path || '';
  const address = new URL(new URL(origin).origin + path.replace(/^[\s\\/]*/, '/'));
  const query = address.searchParams;
  for (const [name, value] of Object.entries({ ...options.params, mode })) query.set(name, value);
  for (const name of named) if (options[name]) query.set(name === 'token' ? 'st' : name, options[name]);
  return address.href;
}
