// Why a request has failed, in a few words for operators.

/** A failure whose message is already such words. Its code is none of undici's: those are partly retried in silence. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly code = 'POSTBACK_FAILED';
}

export const notPublic = 'the address is not public';
export const notResolved = 'the name does not resolve';
export const stopped = 'stopped before an answer came';
export const closedByServer = 'connection closed by the server';
const unreachable = 'the server cannot be reached';
const notHttp = 'the answer is not HTTP';
const largeHeaders = 'the headers of the answer are too large';

export function timeOutAfter(ms: number): string {
  return `time-out after ${ms / 1000} s`;
}

const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: closedByServer,
  EPIPE: closedByServer,
  UND_ERR_SOCKET: closedByServer,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  EADDRNOTAVAIL: unreachable,
  UND_ERR_HEADERS_OVERFLOW: largeHeaders,
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: notHttp,
  UND_ERR_INVALID_ARG: 'the request cannot be sent',
  UND_ERR_DESTROYED: stopped,
  UND_ERR_CLOSED: stopped,
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS: the certificate is for another name',
  CERT_HAS_EXPIRED: 'TLS: the certificate has expired',
  ERR_SSL_WRONG_VERSION_NUMBER: 'TLS: the server does not speak it',
};

export function failureOf(error: unknown): string {
  if (error instanceof SendFailure) return error.message;
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'HTTPParserError') return notHttp;
  const { code, reason } = error as Error & { code?: unknown; reason?: unknown };
  if (typeof code !== 'string') return 'failed';
  const known = byCode[code];
  if (known !== undefined) return known;
  if (/^ERR_(?:TLS|SSL)_/.test(code)) return `TLS: ${typeof reason === 'string' ? reason : code}`;
  if (/CERT|SIGNATURE|ISSUER|CRL|VERIFY/.test(code)) return `TLS: ${error.message}`;
  return `failed: ${code}`;
}
