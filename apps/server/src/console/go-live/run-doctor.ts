// The doctor's checks of an endpoint, sent by the product's own guarded sender: to public addresses only, as postbacks are
// (decision 0087). Every message says that it is a test.
import { usualLimits } from '@earnwall/doctor/options';
import { run } from '@earnwall/doctor/run';
import type { Answer, Send } from '@earnwall/doctor/send';
import type { PostbackAnswer, PostbackSender } from '#ports/postback-sender.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { EndpointRecord } from '#store/publishers/endpoints.ts';

/** Without load: fifty messages at once are for the publisher's own machine, by the program. */
const groups = ['address', 'answers', 'types', 'signatures', 'content'];
const forgedOnly = ['forged-signature'];

export async function runDoctor(
  sender: PostbackSender,
  {
    app,
    endpoint,
    user,
    forged,
  }: { app: AppRecord; endpoint: EndpointRecord; user: string | null; forged: boolean },
) {
  const stop = new AbortController();
  const send: Send = async (request) => doctorsAnswer(await sender.send(request, stop.signal));
  const options = {
    ...{ url: endpoint.url, form: endpoint.form, secret: endpoint.secret },
    ...{ previousSecret: endpoint.previous_secret, user, app: app.id },
    ...{ currency: app.currency_name, decimals: app.decimals },
    ...{ balanceUrl: null, pay: false, limits: usualLimits },
  };
  const only = forged ? forgedOnly : groups;
  return await run({ endpoint: options, page: null, only }, undefined, {
    send,
    close: () => stop.abort(),
  });
}

/** The sender calls whatever is no 2xx a failure; the doctor judges the status itself. */
export function doctorsAnswer({ status, failure, answer, ms }: PostbackAnswer): Answer {
  const isWhole = status !== null && /^(HTTP \d|redirect)/.test(failure ?? 'HTTP 2');
  const timedOut = failure?.startsWith('time-out') === true;
  const [, location = null] = /^redirect to (\S+) refused$/.exec(failure ?? '') ?? [];
  return {
    ...{ status, ms, location, text: answer ?? '', timedOut, huge: false },
    failure: isWhole ? null : failure,
    unreachable: status === null && !timedOut,
  };
}
