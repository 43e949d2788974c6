// Sends a file so that no browser ever executes it: as an attachment, with the type detected from its content,
// in a sandbox without an origin.
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '#request/file-answer.ts';

export function sendFile(reply: FastifyReply, { content, facts }: FileAnswer): FastifyReply {
  return reply
    .headers({ ...facts.headers, ...(facts.bytes !== null && { 'content-length': facts.bytes }) })
    .type(facts.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodedName(facts.name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(content);
}

/** RFC 8187 knows fewer plain characters than addresses do. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
