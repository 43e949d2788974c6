// Where postbacks are sent; of secrets only the end is shown.
import type { PostbackEndpoint } from '@earnwall/contract/entities/postback-endpoint';
import { endOf } from '@earnwall/domain/publishers/key-use';
import type { EndpointRecord } from '#store/publishers/endpoints.ts';

export function presentEndpoint(
  endpoint: EndpointRecord,
  { waiting, dead }: { waiting: number; dead: number },
  now: Date,
): PostbackEndpoint {
  const { form, url, ordered, contact_email, state, failing_since } = endpoint;
  const { secret, previous_secret, previous_until } = endpoint;
  const isLive = previous_until !== null && previous_until > now;
  return {
    ...{ form, url, ordered, contact_email, state, waiting, dead },
    failing_since: failing_since?.toISOString() ?? null,
    secret_end: endOf(secret),
    previous_secret_end: isLive && previous_secret !== null ? endOf(previous_secret) : null,
    previous_secret_until: isLive ? previous_until.toISOString() : null,
  };
}
