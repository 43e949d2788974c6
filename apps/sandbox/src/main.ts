// Starts the sandbox beside the product, reports its address to the parent process, and stops on a signal.
import { ConfigError, isOpen, readConfig } from './config.ts';
import { MailStore } from './mail/mail-store.ts';
import { receiveMail } from './mail/receiver.ts';
import { createSandbox } from './server.ts';

/** One level up both from the sources and from the built file. */
const publicFolder = new URL('../public/', import.meta.url);

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const mailStore = new MailStore();
  const sandbox = createSandbox(config, publicFolder, mailStore);
  const receiver = config.mailPort === null ? null : await receiveMail(config.mailPort, mailStore);

  const stop = () => {
    Promise.all([sandbox.close(), receiver?.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);

  const address = await sandbox.listen({ host: config.host, port: config.port });
  const url = `http://localhost:${new URL(address).port || '80'}`;
  if (isOpen(config)) console.error(openWarning(config.host));
  if (process.send) process.send({ type: 'ready', url, mailUrl: receiver?.url });
  else console.warn(`Publisher's site: ${url}`);
}

function openWarning(host: string): string {
  return [
    `WARNING: the sandbox is open to the network (SANDBOX_HOST=${host}). Everyone who can reach this machine can`,
    "  - log in to the demo apps as any user: the publisher's page signs for every user",
    '  - read the verification codes of all phones at /sms, and all mail at /mail',
    '  - read the postbacks of all users at /publisher/log, and have them refused there',
    '  - end surveys and offers with any outcome, which the product pays for.',
    'Unset SANDBOX_HOST to keep it on this machine.',
  ].join('\n');
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && 'port' in error) {
    const port = String(error.port);
    const name = port === process.env.SANDBOX_MAIL_PORT ? 'SANDBOX_MAIL_PORT' : 'SANDBOX_PORT';
    if (error.code === 'EADDRINUSE')
      return `Port ${port} is in use: stop the program that uses it, or choose another port with ${name}.`;
    if (error.code === 'EACCES')
      return `Port ${port} may not be used by this user: choose one above 1023 with ${name}.`;
  }
  return `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`;
}
