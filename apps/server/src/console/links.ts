// Links that hand out a right once. Only the digest of the token is stored.
import type { Context } from '#request/context.ts';
import { newToken, tokenDigest } from './session-token.ts';

export interface OneTimeLink {
  readonly digest: string;
  readonly link: string;
}

/** By the configured address, never by the one a request names: it could lead elsewhere. */
export function newLink(
  { consoleUrl }: Pick<Context, 'consoleUrl'>,
  page: 'invitation' | 'reset',
): OneTimeLink {
  const token = newToken();
  return { digest: tokenDigest(token), link: `${consoleUrl()}/console/${page}/${token}` };
}
