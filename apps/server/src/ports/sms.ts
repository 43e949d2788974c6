// SMS messages that verify a phone (PH-02). A provider either sends a code of ours, or generates, sends and checks codes
// of its own.
import type { Language } from '@earnwall/i18n/languages';

export type SmsProvider = SmsSender | CodeVerifier;

export interface SmsSender {
  readonly codes: 'ours';
  /** Resolves once the provider has accepted the message. */
  send(message: { to: string; text: string }): Promise<SentMessage>;
}

export interface CodeVerifier {
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
 * leaves open whether a message was sent.
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
