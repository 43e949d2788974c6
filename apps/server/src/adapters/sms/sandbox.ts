// The sandbox's phones: a message is read on the sandbox's own page instead of a phone.
import { type CodeCarrier, SmsNotSent } from '#ports/sms.ts';
import { type Courtesy, courtesy, postOnce } from './post-once.ts';

export function sandboxSms(
  { url, apiKey }: { url: string; apiKey: string },
  limits: Courtesy = courtesy,
): CodeCarrier {
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
        throw new Error(`The sandbox took no message, but answered ${status}`);
      return { ref: body.id };
    },
  };
}
