// POST /callbacks/{supplier}: the supplier reports how a survey ended. It is answered after the commit, so that what
// was acknowledged is kept; whatever is not genuine leaves nothing but a line in the log.
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { ApiError, loginError } from '#http/api-error.ts';

const mostBytes = 64 * 1024;

export function callbackDoor(doors: FastifyInstance, ctx: Context): void {
  // Whatever it is called, a body stays the bytes that were signed.
  doors.removeAllContentTypeParsers();
  doors.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) => {
    done(null, body);
  });

  doors.post<{ Params: { supplier: string }; Body: Buffer | undefined }>(
    '/callbacks/:supplier',
    { schema: { hide: true }, bodyLimit: mostBytes },
    async ({ params, headers, body, log }) => {
      const supplier = ctx.suppliers.get(params.supplier);
      if (!supplier) throw new ApiError('not-found', 'There is no such supplier.');
      const outcome = supplier.verifyCallback({ headers, body: body ?? Buffer.alloc(0) });
      if (typeof outcome === 'string') {
        log.warn({ supplier: supplier.id, reason: outcome }, 'A callback was refused');
        throw loginError(1);
      }
      const settled = await ctx.settlements.settle(supplier.id, outcome, ctx.now());
      if (settled.kind === 'unknown-click') {
        log.warn({ supplier: supplier.id }, 'A callback names a click that is not of its supplier');
        throw new ApiError('not-found', 'There is no such click.');
      }
      return { status: 'received' };
    },
  );
}
