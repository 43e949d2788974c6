// A bundled program of a benchmark in a process of its own, started as the product is: it answers each order by one message.
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Program<Order extends object, Answer> {
  /** One at a time. */
  ask(order: Order): Promise<Answer>;
  stop(): Promise<void>;
}

export function startProgram<Order extends object, Answer>(
  file: string,
  ...args: readonly string[]
): Program<Order, Answer> {
  const child = fork(file, args, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit').then(() => null);
  return {
    ask: async (order) => {
      const answered = once(child, 'message') as Promise<[Answer]>;
      child.send(order);
      const answer = await Promise.race([answered, ended]);
      if (!answer) throw new Error(`${file} has ended without an answer; its output is above`);
      return answer[0];
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** To be called by the program. It ends with the process that has started it. */
export function answerOrders<Order extends object, Answer>(
  answer: (order: Order) => Promise<Answer> | Answer,
): void {
  process.on('message', async (order: Order) => process.send?.(await answer(order)));
  process.on('disconnect', () => process.exit());
}
