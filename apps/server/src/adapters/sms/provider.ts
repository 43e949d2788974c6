// The SMS provider that is configured; null = no phone can be verified.
import type { Config } from '#config/config.ts';
import type { SmsProvider } from '#ports/sms.ts';
import { sandboxSms } from './sandbox.ts';
import { twilioVerify } from './twilio-verify.ts';

export function createSmsProvider({ sms, sandboxSupplier, sandboxUrl }: Config): SmsProvider | null {
  if (sms.twilio) return twilioVerify(sms.twilio);
  return sandboxSupplier && sandboxSms({ url: sandboxUrl, apiKey: sandboxSupplier.apiKey });
}
