// Messages to phones that prove whose they are (PH-02). A provider either carries a code of ours, or makes, sends and
// checks codes of its own.
import type { Language } from '@earnwall/i18n/languages';

export type SmsProvider = CodeCarrier | CodeKeeper;

export interface CodeCarrier {
  readonly codes: 'ours';
  /** Resolves once the message is under way. */
  send(message: { to: string; text: string }): Promise<SentMessage>;
}

export interface CodeKeeper {
  readonly codes: 'theirs';
  send(message: { to: string; language: Language }): Promise<SentMessage>;
  check(sent: { ref: string; code: string }): Promise<boolean>;
}

interface SentMessage {
  /** The provider's own name for it. */
  readonly ref: string;
}

/**
 * The provider has answered that nothing was sent: because of this number, or for reasons of its own. Any other failure
 * leaves open whether a message is under way.
 */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';

  constructor(
    readonly because: 'number' | 'provider',
    message: string,
  ) {
    super(message);
  }
}
