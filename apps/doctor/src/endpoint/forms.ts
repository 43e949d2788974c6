// A form turns a postback into a signed request, and knows how that request can be spoilt.
import type { Postback } from '@earnwall/postbacks/postback';
import type { Request } from './send.ts';

export interface Signing {
  readonly secrets: readonly string[];
  readonly sentAt: Date;
}

export interface Spoilt {
  readonly how: string;
  readonly request: Request;
}

export interface Form {
  requestOf(postback: Postback, signing: Signing): Request;
  /** A signature of the right shape that no secret made. */
  forged(request: Request): Request;
  unsigned(request: Request): Request;
  /** Signatures of no right shape. */
  malformed(request: Request): readonly Spoilt[];
  /** What was signed, changed after that. */
  changed(request: Request): readonly Spoilt[];
}
