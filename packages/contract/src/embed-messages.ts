/**
 * What crosses the border between the panel and the page that embeds it (EM-02), both ways, to an exact and
 * allowed origin only. The names that start with `ps-` are required as they are; a page that reads nothing but `type`
 * and `data` understands them.
 */
export const embedProtocol = { ns: 'earnwall', v: 1 } as const;

/** From the panel to the page around it. */
export interface EmbedMessages {
  /** A survey was chosen and its qualification begins. */
  'ps-qualification-in-progress': { readonly survey_hash: string };
  /** The user pressed Participate. `sid` is the survey id that the result and the postback carry too. */
  'ps-survey-started': { readonly sid: string };
  /** A survey ended as complete; posted once for each click. */
  'ps-survey-completed': {
    readonly sid: string;
    readonly user_reward: number;
    readonly user_completes_count: number;
  };

  /** The panel listens; told again after each reload, so that the page can say once more what it wants. */
  ready: Record<string, never>;
  /** The content's height changed; told only to a page that watches it. */
  resize: { readonly height: number };
  /** Escape was pressed, and nothing in the panel was there to be closed. */
  escape: Record<string, never>;
  /** The user wants the panel gone. */
  close: Record<string, never>;
  /** The result was read, or there was none to show. */
  'close-results': Record<string, never>;
  /** The way into a survey ended with an error that leaves by itself; the list is back. */
  'close-error': Record<string, never>;
  /** A single-page module leads back to the surveys. */
  'click-back': Record<string, never>;
  /** To a phone app alone: this page belongs into its own browser. */
  'open-url': { readonly url: string };
  /** A single-page module leads to another one: `path` opens it, with all it has to know (`/support?attempt=…`). */
  'step-change': { readonly step: EmbedStep; readonly path: string };
}

/** The modules that a page of single-page mode shows each in a frame of its own, beside the surveys. */
export type EmbedStep = 'offers' | 'activities' | 'support' | 'support-create-ticket';

export type EmbedMessageType = keyof EmbedMessages;

/** From the page to the panel. */
export interface HostMessages {
  /** Who speaks, and what it wants to be told; sent whenever the panel may have forgotten it. */
  hello: { readonly watches_height: boolean | undefined };
  /** Where the page's window stands over a frame that grows with its content, from the frame's upper edge; may be negative. */
  view: { readonly top: number; readonly height: number };
  /** To a design preview alone: fields of the design it wears from now on (RT-09); a value of no use is left out. */
  design: Readonly<Record<string, string | boolean | null>>;
}

export type HostMessageType = keyof HostMessages;

interface Envelope<T, D> {
  readonly ns: typeof embedProtocol.ns;
  readonly v: typeof embedProtocol.v;
  readonly type: T;
  /** Which of the page's panels it is about; empty until the page has said hello. */
  readonly id: string;
  readonly data: D;
}

/** One message of the panel as it crosses the border. */
export type EmbedMessage = {
  [T in EmbedMessageType]: Envelope<T, EmbedMessages[T]>;
}[EmbedMessageType];

/** One message of the page as it crosses the border. */
export type HostMessage = {
  [T in HostMessageType]: Envelope<T, HostMessages[T]>;
}[HostMessageType];
