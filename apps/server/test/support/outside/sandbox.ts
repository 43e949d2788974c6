// The outside world as it really is: the sandbox in a process of its own, reached by HTTP alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sandboxSupplier } from '#adapters/suppliers/sandbox.ts';
import { sandboxNetwork } from '#adapters/suppliers/sandbox-network.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { InventorySupplier } from '#ports/supplier.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const apiKey = 'the key of the tests';
const signingKey = 'a key of the tests';

export interface SandboxProcess {
  readonly supplier: InventorySupplier;
  readonly network: OfferNetwork;
  readonly url: string;
  /** Where it takes mail. */
  readonly mailUrl: string;
  /** What has come to an address, newest first. */
  lettersTo(address: string): Promise<Letter[]>;
  /** Moves the supplier's clock. */
  forward(minutes: number): Promise<void>;
  stop(): Promise<void>;
}

interface Letter {
  message_id: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export async function startSandbox(surveys: number): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/sandbox/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_MAIL_PORT: '0',
      SANDBOX_API_KEY: apiKey,
      SANDBOX_SIGNING_KEYS: signingKey,
      SANDBOX_SURVEYS: `${surveys}`,
      SANDBOX_CLOCK: '2026-03-10T12:00:00Z',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [ready] = (await once(child, 'message')) as [{ url: string; mailUrl: string }];
  const access = { url: ready.url, apiKey, signingKeys: [signingKey] as const };
  return {
    supplier: sandboxSupplier(access),
    network: sandboxNetwork(access),
    url: ready.url,
    mailUrl: ready.mailUrl,
    lettersTo: async (to) => {
      const response = await fetch(`${ready.url}/mail/messages?${new URLSearchParams({ to })}`);
      return ((await response.json()) as { messages: Letter[] }).messages;
    },
    forward: async (minutes) => {
      const response = await fetch(`${ready.url}/supplier/clock`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ forward_minutes: minutes }),
      });
      if (!response.ok) throw new Error(`POST /supplier/clock answered ${response.status}`);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
