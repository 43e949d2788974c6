// One of the product's programs as a child: it reports when it is ready, ends when asked, and notices our death by
// the closing of its message channel.
import { spawn } from 'node:child_process';
import { root } from '../root.ts';

/** A child that has not stopped by then is stuck. */
const patienceMs = 15_000;

export interface Program<Ready> {
  ready: Promise<Ready>;
  /** It has done what was due at its start. */
  caughtUp: Promise<void>;
  /** Resolves with the exit code; a death by signal counts as 1. */
  ended: Promise<number>;
}

/** A program ended before it was ready, and has itself said why. */
export class ProgramEnded extends Error {
  constructor(readonly code: number) {
    super(`A program of the product ended with code ${code} before it was ready`);
  }
}

export function startProgram<Ready>(
  nodeArguments: readonly string[],
  env: NodeJS.ProcessEnv,
  stopping: AbortSignal,
): Program<Ready> {
  const child = spawn(process.execPath, nodeArguments, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own group: Ctrl-C reaches us alone, and we ask each program once.
    detached: true,
  });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code, signal) => {
      // Whoever is killed cannot say so.
      if (signal && !stopping.aborted) console.error(`${nodeArguments.at(-1)} was ended by ${signal}.`);
      resolve(code ?? 1);
    });
    child.on('error', () => resolve(1));
  });
  const ready = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: { type?: string }) => {
      if (message.type === 'ready') resolve(message as Ready);
    });
    void ended.then((code) => reject(new ProgramEnded(code)));
  });
  const caughtUp = new Promise<void>((resolve) => {
    child.on('message', (message: { type?: string }) => {
      if (message.type === 'caught-up') resolve();
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    void ended.then(() => clearTimeout(force));
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop);
  return { ready, caughtUp, ended };
}
