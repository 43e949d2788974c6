// The cookie of a console session. A name with `__Host-` is accepted by browsers over https alone, for this host and all
// paths; a local product over http has a plain one.
import type { FastifyReply, FastifyRequest } from 'fastify';

const secureName = '__Host-earnwall-console';
const plainName = 'earnwall-console';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

export function sessionTokenOf(request: FastifyRequest): string | null {
  const name = isSecure(request) ? secureName : plainName;
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/** Ends with the browser's session; the server ends it earlier. */
export function writeSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  const secure = isSecure(request);
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])];
  if (token === null) attributes.push('Max-Age=0');
  reply.header('set-cookie', `${secure ? secureName : plainName}=${token ?? ''}; ${attributes.join('; ')}`);
}
