// Starts the outside world beside the product, tells whoever started it the address, and leaves when asked to.
import { ConfigError, readConfig } from './config.ts';
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
  const sandbox = createSandbox(config, publicFolder);

  const stop = () => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);

  const address = await sandbox.listen({ host: config.host, port: config.port });
  const url = `http://localhost:${new URL(address).port || '80'}`;
  if (process.send) process.send({ type: 'ready', url });
  else console.warn(`Publisher's site: ${url}`);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.SANDBOX_PORT || 4100} is taken: stop the program that uses it, or choose another port with SANDBOX_PORT.`;
  }
  return `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`;
}
