// Twilio Verify, and services with the same API: it generates the code, sends it, and checks it.
import type { Language } from '@earnwall/i18n/languages';
import { type CodeVerifier, SmsNotSent } from '#ports/sms.ts';
import { defaultLimits, type Posted, postOnce, type RequestLimits } from './post-once.ts';

export interface TwilioAccount {
  url: string;
  accountSid: string;
  authToken: string;
  serviceSid: string;
}

/** Two of its language tags differ from ours; the others are the same. */
const locales: Partial<Record<Language, string>> = { fil: 'tl', no: 'nb' };

export function twilioVerify(account: TwilioAccount, limits: RequestLimits = defaultLimits): CodeVerifier {
  const { url, accountSid, authToken, serviceSid } = account;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  const post = (resource: string, fields: Record<string, string>): Promise<Posted> =>
    postOnce(
      new URL(`${url}/v2/Services/${encodeURIComponent(serviceSid)}/${resource}`),
      { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      new URLSearchParams(fields),
      limits,
    );

  return {
    codes: 'theirs',
    send: async ({ to, language }) => {
      const fields = { To: to, Channel: 'sms', Locale: locales[language] ?? language };
      const { status, body } = await post('Verifications', fields);
      if (status >= 400 && status < 500) throw refusal(status, body);
      if (status !== 201 || typeof body?.sid !== 'string' || body.sid === '')
        throw new Error(`The provider created no verification: it answered ${status}`);
      return { ref: body.sid };
    },
    check: async ({ ref, code }) => {
      const { status, body } = await post('VerificationCheck', { VerificationSid: ref, Code: code });
      // It deletes verifications that have expired.
      if (status === 404) return false;
      if (status !== 200 || typeof body?.status !== 'string')
        throw new Error(`The provider did not check the code: it answered ${status}`);
      return body.status === 'approved';
    },
  };
}

/** An invalid or blocked number; any other refusal is a problem between us and the provider. */
function refusal(status: number, body: Posted['body']): SmsNotSent {
  const because = status === 400 || status === 403 ? 'number' : 'provider';
  const code = typeof body?.code === 'number' ? body.code : 'none';
  return new SmsNotSent(because, `The provider refused with ${status}, code ${code}`);
}
