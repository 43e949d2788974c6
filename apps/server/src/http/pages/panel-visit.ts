// A visit of the panel as the go-live page shows it: where it came from, and how it logged in.

import type { LoginErrorCode } from '@earnwall/contract/error-codes';
import type { FirstPaint } from '@earnwall/contract/first-paint';
import { sessionTokenPrefix } from '@earnwall/domain/accounts/session-claims';
import type { VisitLogin } from '@earnwall/domain/console/go-live/visit';
import { isOrigin } from '@earnwall/domain/validation/origin';
import type { FastifyRequest } from 'fastify';
import type { NotedVisit } from '#console/go-live/note-visit.ts';
import type { AddressLogin } from './address-login.ts';

/** Whose page was painted. */
export interface PaintedVisit {
  readonly app_id: string | null;
  readonly user: string | null;
  readonly login: AddressLogin;
}

const frames = new Set(['iframe', 'frame', 'embed', 'object']);

/** Null for what is no visit of a publisher's page: moving on within the panel, or an address without any login. */
export function visitToNote(
  { headers }: FastifyRequest,
  { app_id, user, login }: PaintedVisit,
  { failure, allowedOrigins }: { failure: FirstPaint['failure']; allowedOrigins: readonly string[] },
): NotedVisit | null {
  if (app_id === null || headers['sec-fetch-site'] === 'same-origin') return null;
  const framed = frames.has(`${headers['sec-fetch-dest']}`);
  const kind = loginKind(login);
  if (kind === 'none' && !framed) return null;
  if (failure && typeof failure.code !== 'number') return null;
  const refusal = (failure?.code ?? null) as LoginErrorCode | null;
  return { app_id, user, framed, origin: originOf(headers.referer), allowedOrigins, login: kind, refusal };
}

function loginKind({ uhash, uuid, security_hash }: AddressLogin): VisitLogin {
  if (uhash.startsWith(sessionTokenPrefix)) return 'token';
  if (uhash !== '') return 'user-hash';
  if (uuid === '') return 'none';
  return security_hash === '' ? 'unsigned' : 'hash';
}

/** Browsers send at least the origin to another site, unless the page forbids it. */
function originOf(referrer: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { origin } = new URL(referrer);
  return isOrigin(origin) ? origin : null;
}
