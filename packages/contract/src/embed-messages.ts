/**
 * What the panel tells the page that embeds it (spec §2, §7): `{ type, data }` posted to the parent window,
 * to an allowed origin only. The names that start with `ps-` are the product's public interface.
 */
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

  /** The panel listens and has painted. */
  ready: Record<string, never>;
  /** The content's height changed; a frame may follow it. */
  resize: { readonly height: number };
  /** The user wants the panel gone. */
  close: Record<string, never>;
  /** The result was read, or there was none to show. */
  'close-results': Record<string, never>;
  /** The error was read, or leaves by itself. */
  'close-error': Record<string, never>;
  /** Back was pressed on the first screen of a single-page module. */
  'click-back': Record<string, never>;
  /** A single-page module wants to show another of its steps. */
  'step-change': { readonly step: EmbedStep };
}

/** Steps of the single-page modules. */
export type EmbedStep = 'support' | 'support-create-ticket';

export type EmbedMessageType = keyof EmbedMessages;

/** One message as it crosses the window border. */
export type EmbedMessage = {
  [T in EmbedMessageType]: { readonly type: T; readonly data: EmbedMessages[T] };
}[EmbedMessageType];
