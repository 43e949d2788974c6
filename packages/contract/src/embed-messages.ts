/**
 * The messages between the panel and the page that embeds it (EM-02), in both directions, to an exact and allowed
 * origin only. The names that start with `ps-` are required as they are; a page that reads nothing but `type`
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

  /** The panel accepts messages; sent again after each reload, so that the page can repeat its settings. */
  ready: Record<string, never>;
  /** Answers each `hello`: the colors of the panel's page in its publisher's design, and its title, for what is around it. */
  appearance: { readonly background: string; readonly color: string; readonly title: string };
  /** The content's height changed; sent only to a page that has asked for it. */
  resize: { readonly height: number };
  /** Escape was pressed while nothing in the panel could be closed. */
  escape: Record<string, never>;
  /** The user closes the panel. */
  close: Record<string, never>;
  /** The result was read, or there was none to show. */
  'close-results': Record<string, never>;
  /** Entering a survey failed; the error closes by itself, and the list is shown again. */
  'close-error': Record<string, never>;
  /** A single-page module asks the page to show the surveys. */
  'click-back': Record<string, never>;
  /** Only to a phone app: this URL is to be opened in its in-app browser. */
  'open-url': { readonly url: string };
  /** A single-page module asks for another one: `path` opens it, with its parameters (`/support?attempt=…`). */
  'step-change': { readonly step: EmbedStep; readonly path: string };
}

/** The modules that a page of single-page mode shows each in a frame of its own, beside the surveys. */
export type EmbedStep = 'offers' | 'activities' | 'support' | 'support-create-ticket';

export type EmbedMessageType = keyof EmbedMessages;

/** From the page to the panel. */
export interface HostMessages {
  /** The page's settings; sent whenever the panel may have lost them by a reload. */
  hello: { readonly watches_height: boolean | undefined };
  /** Only to a design preview: fields of the design and of its layouts (RT-09); an invalid value is ignored. */
  design: Readonly<Record<string, string | boolean | null>>;
  /** Only to a design preview: what is planned in the console, as if it had begun; an invalid value is ignored. */
  sample: PreviewSample;
}

export interface PreviewSample {
  readonly currency: { readonly name: string; readonly decimals: number };
  readonly bonus: SampleBonus | null;
  /** What stands above the list. */
  readonly html: string | null;
}

interface SampleBonus {
  readonly type: 'percent' | 'special' | 'offer_engagement';
  readonly entities: readonly ('surveys' | 'offers')[];
  readonly percentage: number;
  readonly goals: Readonly<
    Record<'completes' | 'completes_surveys' | 'finished' | 'finished_offers', number>
  >;
  /** In the smallest unit of the currency. */
  readonly reward: number;
  /** The name of the offer that pays more. */
  readonly offer: string | null;
  /** ISO 8601. */
  readonly ends_at: string | null;
}

export type HostMessageType = keyof HostMessages;

interface Envelope<T, D> {
  readonly ns: typeof embedProtocol.ns;
  readonly v: typeof embedProtocol.v;
  readonly type: T;
  /** Which of the page's panels it is about; empty until the page has sent `hello`. */
  readonly id: string;
  readonly data: D;
}

/** One message of the panel, as posted. */
export type EmbedMessage = {
  [T in EmbedMessageType]: Envelope<T, EmbedMessages[T]>;
}[EmbedMessageType];

/** One message of the page, as posted. */
export type HostMessage = {
  [T in HostMessageType]: Envelope<T, HostMessages[T]>;
}[HostMessageType];
