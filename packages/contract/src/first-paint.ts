import type { AnswerOf } from './call-types.ts';
import type { Design } from './entities/design.ts';
import type { Metadata } from './entities/metadata.ts';
import type { ErrorCode } from './error-codes.ts';

/** Where the socket is, and the public key it is opened with (RL-01). */
export interface RealtimeConfig {
  readonly url: string;
  readonly key: string;
}

/** Where the panel of this installation finds its servers; read at run time, never built in. */
export interface PanelConfig {
  readonly api_base: string;
  readonly support_base: string;
  readonly admin_base: string;
  /** Null switches the third-party respondents check off. */
  readonly respondents_base: string | null;
  /** Null switches realtime off; the panel polls instead. */
  readonly realtime: RealtimeConfig | null;
  /** The demo publisher's site, when this installation runs one. */
  readonly sandbox?: string;
}

/** Why the visit could not be painted; `retry_after`: seconds, where the server knows when it can be. */
export interface PaintFailure {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly retry_after?: number;
}

/** What the server knows when it paints the panel; the same object travels as JSON for hydration. */
export interface FirstPaint {
  /** Path and query of the visit. */
  readonly url: string;
  readonly now: number;
  readonly language: string;
  /** The language in its country, such as `de-AT`: how numbers and dates are written (LO-02). */
  readonly locale: string;
  /** Set for layout tests: the texts are in this pseudo-language, all else is in `language`. */
  readonly pseudo_language?: string;
  readonly dir: 'ltr' | 'rtl';
  /** The browser reports that it loads the page into a frame. */
  readonly framed: boolean;
  readonly config: PanelConfig;
  /** The design of the app the address names, for a visit that brings no metadata along. */
  readonly design: Design | null;
  /** The app that such a visit was painted for: in a frame no login of another one counts (decision 0067). */
  readonly app?: string;
  /** The origins that may frame such a visit and get its messages; other visits have them in their metadata. */
  readonly allowed_origins?: readonly string[];
  /** Null when the visit carried no credentials, or they failed. */
  readonly metadata: Metadata | null;
  readonly surveys: AnswerOf<'surveys/get-surveys'> | null;
  /** The id of the log that needs a fingerprint: scripts cannot read the headers of their own page. */
  readonly ip_log?: string;
  readonly failure: PaintFailure | null;
}

/** Text that many documents have in common: the same object each time, so that who sends it may keep it compressed. */
export interface SharedText {
  readonly text: string;
}

/** An HTML document in parts, one after another; bytes are UTF-8. */
export type DocumentText = readonly (string | Uint8Array | SharedText)[];

/**
 * Makes the whole HTML document; the panel's server build exports one under the name `renderDocument`. What it could not
 * paint it reports, and leaves to the browser.
 */
export type RenderDocument = (
  paint: FirstPaint,
  nonce: string,
  onError: (error: unknown) => void,
) => DocumentText;
