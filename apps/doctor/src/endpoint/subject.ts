// The endpoint under test, as the checks use it.

import type { Postback } from '@earnwall/postbacks/postback';
import { newSecret } from '@earnwall/postbacks/signature';
import type { EndpointOptions } from '#options.ts';
import type { Form, Signing } from './forms.ts';
import { getForm } from './get-form.ts';
import { jsonForm } from './json-form.ts';
import { createSamples, type MakePostback } from './samples.ts';
import type { Answer, Request, Send } from './send.ts';

export interface Endpoint {
  readonly options: EndpointOptions;
  readonly form: Form;
  readonly make: MakePostback;
  /** The first message of the run, which most others rest on. */
  readonly first: { readonly postback: Postback; readonly answer: Answer };
  /** The other secret of a rotation. */
  readonly otherSecret: string;
  /** The longest that one message took while no other was under way. */
  slowest(): Answer;
  requestOf(postback: Postback, signing?: Partial<Signing>): Request;
  /** Sends a right message. */
  play(postback: Postback): Promise<Answer>;
  send: Send;
  /** Asks something else than the endpoint; how long that takes says nothing of it. */
  ask: Send;
  /** Sends all at once; how long they take says nothing of a single one. */
  sendAtOnce(requests: readonly Request[]): Promise<Answer[]>;
}

export async function openEndpoint(options: EndpointOptions, sendNow: Send): Promise<Endpoint> {
  const form = options.form === 'json' ? jsonForm(options.url) : getForm(options.url);
  const make = createSamples(options);
  let slowest: Answer | null = null;
  const send: Send = async (request) => {
    const answer = await sendNow(request);
    if (slowest === null || answer.ms > slowest.ms) slowest = answer;
    return answer;
  };
  const requestOf = (postback: Postback, signing: Partial<Signing> = {}) =>
    form.requestOf(postback, { secrets: [options.secret], sentAt: new Date(), ...signing });
  const play = (postback: Postback) => send(requestOf(postback));
  const postback = make({ type: 'credit', outcome: 'complete', survey_id: 'doctor-survey' });
  const first = { postback, answer: await play(postback) };
  return {
    ...{ options, form, make, first, requestOf, play, send },
    otherSecret: options.previousSecret ?? newSecret(),
    ask: sendNow,
    slowest: () => slowest ?? first.answer,
    sendAtOnce: (requests) => Promise.all(requests.map(sendNow)),
  };
}
