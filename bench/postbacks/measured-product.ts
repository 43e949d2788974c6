// The product's process, and what it is told to send.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from '../shared/bundled.ts';
import type { Order } from './product.ts';

export interface MeasuredProduct {
  /** Resolves when it has been followed; deliveries go on. */
  follow(order: Order): Promise<void>;
  stop(): Promise<void>;
}

export async function startProduct(...args: readonly string[]): Promise<MeasuredProduct> {
  const { 'postbacks/product': program } = await bundled('postbacks/product');
  const child = fork(program, args, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  const answer = async () => {
    const [said] = await Promise.race([once(child, 'message'), ended.then(() => [null])]);
    if (said === null) throw new Error('The product has ended; its output is above');
  };
  await answer();
  return {
    follow: async (order) => {
      const followed = answer();
      child.send(order);
      await followed;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
