// What can be wrong with a feed: testers choose it, and each stand-in sends its list through here.
import type { FastifyReply } from 'fastify';

export const feedFaults = ['none', 'empty', 'half', 'broken', 'error', 'slow'] as const;
export type FeedFault = (typeof feedFaults)[number];

const slowMs = 60_000;

export class FeedFaults {
  current: FeedFault = 'none';

  /** The rows that are sent at all. */
  rows<Row>(rows: readonly Row[]): readonly Row[] {
    if (this.current === 'empty') return [];
    return this.current === 'half' ? rows.slice(0, Math.floor(rows.length / 2)) : rows;
  }

  /** Answers with the feed, or with what is left of it. */
  async answer(reply: FastifyReply, feed: unknown): Promise<FastifyReply> {
    if (this.current === 'error') return reply.code(500).send({ error: 'Something went wrong.' });
    if (this.current === 'slow') await waitOrClose(reply);
    const text = JSON.stringify(feed);
    return reply
      .type('application/json; charset=utf-8')
      .send(this.current === 'broken' ? text.slice(0, text.length / 2) : text);
  }
}

/** Until the time is over, or the reader has gone. */
function waitOrClose(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, slowMs).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
