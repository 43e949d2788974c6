// The sandbox's phones: a message is read on the sandbox's own page instead of a phone.
import { SmsNotSent, type SmsSender } from '#ports/sms.ts';
import { defaultLimits, postOnce, type RequestLimits } from './post-once.ts';

export function sandboxSms(
  { url, apiKey }: { url: string; apiKey: string },
  limits: RequestLimits = defaultLimits,
): SmsSender {
  return {
    codes: 'ours',
    send: async (message) => {
      const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
      const { status, body } = await postOnce(
        new URL(`${url}/sms/messages`),
        headers,
        JSON.stringify(message),
        limits,
      );
      if (status >= 400 && status < 500)
        throw new SmsNotSent(status === 422 ? 'number' : 'provider', `The sandbox refused with ${status}`);
      if (status !== 201 || typeof body?.id !== 'string')
        throw new Error(`The sandbox did not accept the message: it answered ${status}`);
      return { ref: body.id };
    },
  };
}
