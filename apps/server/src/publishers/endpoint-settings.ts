// Checks and changes where an app's postbacks are sent (PB-02, PB-03).
import { macrosIn, replaceMacros } from '@earnwall/postbacks/macros';
import { newSecret } from '@earnwall/postbacks/signature';
import { templateProblem } from '@earnwall/postbacks/template-problem';
import type { PostbackSender } from '#ports/postback-sender.ts';
import { ApiError } from '#request/api-error.ts';
import type { Tx } from '#store/engine/queryable.ts';
import {
  type EndpointRecord,
  rotateSecret,
  saveEndpoint,
  setEndpointState,
} from '#store/publishers/endpoints.ts';
import { restartPostbacks } from '#store/publishers/postback-queue.ts';

export interface EndpointSettings {
  form: 'json' | 'get';
  url: string;
  ordered: boolean;
  contact_email: string | null;
}

/** Throws what is wrong with the address, before anything is stored. It is checked again at each connection. */
export async function assertUsable(sender: PostbackSender, { form, url }: EndpointSettings): Promise<void> {
  const problem =
    (form === 'get' ? templateProblem(url) : bodyFormProblem(url)) ??
    (await sender.problemOf(replaceMacros(url, 'x')));
  if (problem)
    throw new ApiError('unprocessable', `This address cannot be used: ${problem}`, { url: [problem] });
}

function bodyFormProblem(url: string): string | null {
  if (macrosIn(url).length > 0)
    return 'Macros are for the form `get`; the form `json` sends everything in its body.';
  return url.includes('#') ? 'The address must not have a fragment (#).' : null;
}

interface Changed {
  endpoint: EndpointRecord;
  /** Shown once. */
  secret: string | null;
}

export async function changeEndpoint(
  tx: Tx,
  app_id: string,
  settings: EndpointSettings,
  at: Date,
): Promise<Changed> {
  const secret = newSecret();
  const { endpoint, isNew } = await saveEndpoint(tx, app_id, settings, { secret, at });
  return { endpoint, secret: isNew ? secret : null };
}

export async function changeSecret(
  tx: Tx,
  app_id: string,
  { overlapHours, keepsPrevious, at }: { overlapHours: number; keepsPrevious: boolean; at: Date },
): Promise<Changed> {
  const secret = newSecret();
  const previous_until = new Date(at.getTime() + overlapHours * 3_600_000);
  const endpoint = await rotateSecret(tx, app_id, { secret, previous_until, keepsPrevious, at });
  if (!endpoint) throw noEndpoint();
  return { endpoint, secret };
}

export async function switchEndpoint(
  tx: Tx,
  app_id: string,
  state: 'on' | 'paused',
  at: Date,
): Promise<EndpointRecord> {
  if (state === 'on') await restartPostbacks(tx, app_id);
  const endpoint = await setEndpointState(tx, app_id, { state, at });
  if (!endpoint) throw noEndpoint();
  return endpoint;
}

export const noEndpoint = () => new ApiError('not-found', 'This app has no endpoint for postbacks yet.');
