// Finds out whether a port is free by taking it for a moment, which asks nothing of whoever may be there already.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** `name` is the variable that chooses the port. Throws in words for people. */
export async function requireFreePort(name: string, port: number, hosts: readonly string[]): Promise<void> {
  for (const host of hosts) {
    const probe = createServer().listen(port, host);
    try {
      await once(probe, 'listening');
    } catch (error) {
      const words = refusal(name, port, (error as NodeJS.ErrnoException).code);
      if (words !== null) throw new Error(words);
      continue;
    }
    probe.close();
    await once(probe, 'close');
  }
}

/** Null where the address is none of this machine, as `::1` where there is no IPv6. */
function refusal(name: string, port: number, code: string | undefined): string | null {
  const another = `choose another port: ${name}=${port < 1024 ? port + 4000 : port + 1} npm start (0 takes any free one).`;
  if (code === 'EADDRINUSE') return `Port ${port} (${name}) is taken. Stop what runs there, or ${another}`;
  if (code === 'EACCES') return `Port ${port} (${name}) may not be used by this user: ${another}`;
  return null;
}
