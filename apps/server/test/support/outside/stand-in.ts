// A stand-in of the sandbox in a process of its own, reached by HTTP alone.
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const secret = 'a secret of the tests';

export interface StandInProcess {
  /** Its address, with path. */
  readonly url: string;
  readonly host: string;
  /** A key that it shares with the product. */
  key(name: string): string;
  /** Makes it do something, as a tester on its page would. */
  control(name: string, values?: Readonly<Record<string, string>>): Promise<unknown>;
  /** What it got and sent, the newest last. */
  exchanges(): Promise<StandInExchange[]>;
  stop(): Promise<void>;
}

interface StandInExchange {
  direction: 'got' | 'sent';
  method: string;
  url: string;
  body: string;
  status: number | null;
  answer: string;
}

/** `productUrl`: where it sends its messages. */
export async function startStandIn(
  id: string,
  productUrl = 'http://127.0.0.1:4000',
): Promise<StandInProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/sandbox/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '', SANDBOX_SURVEYS: '0' },
      ...{ SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: secret, PRODUCT_URL: productUrl },
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [ready] = (await once(child, 'message')) as [{ url: string }];
  const url = `${ready.url}/stand-ins/${id}`;
  return {
    url,
    host: new URL(url).host,
    key: (name) => createHmac('sha256', secret).update(`${id} ${name}`).digest('hex'),
    control: async (name, values = {}) => {
      const response = await fetch(`${url}/controls/${name}`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(values),
      });
      const answer = (await response.json()) as { done?: unknown; error?: string };
      if (!response.ok) throw new Error(`The control ${name} answered ${response.status}: ${answer.error}`);
      return answer.done;
    },
    exchanges: async () => {
      const response = await fetch(`${url}/exchanges`);
      return ((await response.json()) as { exchanges: StandInExchange[] }).exchanges;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
