// The product as people run it: the server first, then the sandbox, which plays the publisher and needs the
// server's address and the demo apps' secrets.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { ProgramEnded, startProgram } from './program.ts';
import { requireFreePort } from './require-free-port.ts';

/** Node's arguments for each program. */
interface Programs {
  server: readonly string[];
  sandbox: readonly string[];
}

export const builtPrograms: Programs = {
  server: ['--enable-source-maps', 'apps/server/dist/main.js'],
  sandbox: ['--enable-source-maps', 'apps/sandbox/dist/main.js'],
};

interface ServerReady {
  url: string;
  demo?: { app_secrets: Record<string, string>; postback_secrets: Record<string, string[]> };
  /** Where the key of operators was left; none when it was chosen. */
  operatorKeyFile?: string;
  /** What to open while the console has no admin. */
  setUp?: string | null;
}

export interface Product extends Pick<ServerReady, 'operatorKeyFile' | 'setUp'> {
  url: string;
  sandboxUrl: string;
  /** Resolves with the worst exit code once both programs are gone; the end of one stops the other. */
  ended: Promise<number>;
}

/** On one of these the sandbox can be reached by `localhost`. */
const loopback = ['127.0.0.1', '::1'];

/** By then the product serves, however slow its suppliers are. */
const catchUpMs = 10_000;

async function portOf(name: string, chosen: string): Promise<number> {
  if (chosen === '0') return await freePort();
  if (/^\d{1,5}$/.test(chosen) && Number(chosen) <= 65535) return Number(chosen);
  throw new Error(`${name} must be a port from 0 (any free one) to 65535, but is ${JSON.stringify(chosen)}.`);
}

/** Rejects with ProgramEnded when a program ends before both are ready. Aborting `stopping` stops both. */
export async function launchProduct(
  programs: Programs,
  environment: NodeJS.ProcessEnv,
  stopping: AbortController,
): Promise<Product> {
  const sandboxPort = await portOf('SANDBOX_PORT', environment.SANDBOX_PORT || '4100');
  // Nobody types this one: mails are read at the sandbox's /mail.
  const mailPort = await portOf('SANDBOX_MAIL_PORT', environment.SANDBOX_MAIL_PORT || '0');
  // Before the server starts: it shows its keys to whoever listens there, and hands over its mail.
  await requireFreePort('SANDBOX_PORT', sandboxPort, loopback);
  await requireFreePort('SANDBOX_MAIL_PORT', mailPort, ['127.0.0.1']);
  const env = {
    // What the sandbox's supplier and the product know about each other, made anew at each start.
    SANDBOX_API_KEY: randomBytes(24).toString('base64url'),
    SANDBOX_SIGNING_KEYS: randomBytes(32).toString('base64url'),
    // There is no load balancer between these programs and their one user, so nothing to drain for.
    DRAIN_SECONDS: '0',
    // One process is enough for that user, and takes less of their memory.
    WORKERS: '1',
    // The sandbox's site receives postbacks, by http on loopback.
    POSTBACK_LOOPBACK: '1',
    ...environment,
    // Mail goes to the sandbox, and is read at its /mail, unless somebody has a mail server.
    ...(!environment.MAIL_URL && {
      MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: environment.MAIL_FROM || 'support@earnwall.example',
    }),
    SANDBOX_PORT: `${sandboxPort}`,
    SANDBOX_MAIL_PORT: `${mailPort}`,
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
  };

  const server = startProgram<ServerReady>(programs.server, env, stopping.signal);
  const { url, demo, operatorKeyFile, setUp } = await server.ready;

  const sandboxEnv = {
    ...env,
    PRODUCT_URL: url,
    SANDBOX_APP_SECRETS: JSON.stringify(demo?.app_secrets ?? {}),
    SANDBOX_POSTBACK_SECRETS: JSON.stringify(demo?.postback_secrets ?? {}),
  };
  const sandbox = startProgram<{ url: string }>(programs.sandbox, sandboxEnv, stopping.signal);
  const ended = Promise.race([server.ended, sandbox.ended]).then(async () => {
    stopping.abort();
    return Math.max(...(await Promise.all([server.ended, sandbox.ended])));
  });
  try {
    const { url: sandboxUrl } = await sandbox.ready;
    // The server reads the sandbox's lists now, and is busy with them: the first page would be slow, and its list not whole.
    const endedEarly = ended.then((code): never => {
      throw new ProgramEnded(code);
    });
    await Promise.race([server.caughtUp, endedEarly, pause(catchUpMs, undefined, { ref: false })]);
    return { url, sandboxUrl, ended, ...(operatorKeyFile && { operatorKeyFile }), ...(setUp && { setUp }) };
  } catch (error) {
    await ended;
    throw error;
  }
}
