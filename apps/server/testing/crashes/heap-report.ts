// What a node keeps in memory, asked from outside: a module that its process imports first answers by IPC.
import type { ChildProcess } from 'node:child_process';

const question = 'how much heap is used after a collection?';
const source = `process.on('message', (message) => {
  if (message !== ${JSON.stringify(question)}) return;
  globalThis.gc();
  process.send({ heapUsed: process.memoryUsage().heapUsed });
});`;

/** Arguments for Node itself. */
export const heapReportArguments = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(source)}`,
];

/** Bytes in use after a full collection. */
export function heapUsed(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const heard = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('heapUsed' in message)) return;
      child.off('message', heard);
      resolve(Number(message.heapUsed));
    };
    child.on('message', heard);
    child.send(question);
  });
}
