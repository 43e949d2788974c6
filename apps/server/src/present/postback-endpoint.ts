// Where postbacks are sent; of secrets only the end is shown.
import type { PostbackEndpoint } from '@earnwall/contract/entities/postback-endpoint';
import type { EndpointRecord } from '#store/publishers/endpoints.ts';

export function presentEndpoint(
  { form, url, ordered, contact_email, state, failing_since, secret, previous_until }: EndpointRecord,
  { waiting, dead }: { waiting: number; dead: number },
  now: Date,
): PostbackEndpoint {
  const isLive = previous_until !== null && previous_until > now;
  return {
    ...{ form, url, ordered, contact_email, state, waiting, dead },
    failing_since: failing_since?.toISOString() ?? null,
    secret_end: secret.slice(-4),
    previous_secret_until: isLive ? previous_until.toISOString() : null,
  };
}
