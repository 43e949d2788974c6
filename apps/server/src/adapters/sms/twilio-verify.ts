// Twilio Verify, and services that speak as it does: it makes the code, sends it, and checks it.
import type { Language } from '@earnwall/i18n/languages';
import { type CodeKeeper, SmsNotSent } from '#ports/sms.ts';
import { type Courtesy, courtesy, type Posted, postOnce } from './post-once.ts';

export interface TwilioAccount {
  url: string;
  accountSid: string;
  authToken: string;
  serviceSid: string;
}

/** Its names of two languages differ from ours; it speaks all the others by the same names. */
const locales: Partial<Record<Language, string>> = { fil: 'tl', no: 'nb' };

export function twilioVerify(account: TwilioAccount, limits: Courtesy = courtesy): CodeKeeper {
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
        throw new Error(`The provider gave no verification, but answered ${status}`);
      return { ref: body.sid };
    },
    check: async ({ ref, code }) => {
      const { status, body } = await post('VerificationCheck', { VerificationSid: ref, Code: code });
      // It forgets verifications that are over.
      if (status === 404) return false;
      if (status !== 200 || typeof body?.status !== 'string')
        throw new Error(`The provider did not check the code, but answered ${status}`);
      return body.status === 'approved';
    },
  };
}

/** A bad number, or a blocked one; everything else that it refuses is between the two of us. */
function refusal(status: number, body: Posted['body']): SmsNotSent {
  const because = status === 400 || status === 403 ? 'number' : 'provider';
  const code = typeof body?.code === 'number' ? body.code : 'none';
  return new SmsNotSent(because, `The provider refused with ${status}, code ${code}`);
}
