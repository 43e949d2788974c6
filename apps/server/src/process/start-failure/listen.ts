// A port or an address that the server cannot listen on.
import { factsOf } from './failure-facts.ts';

const anotherPort = 'PORT=4001 npm start (0 takes any free one)';

export function explainListenFailure(error: unknown, host: string): string | null {
  const facts = factsOf(error);
  if (!facts) return null;
  const { code, syscall, address, port, hostname } = facts;
  if (syscall === 'getaddrinfo' && hostname === host)
    return `HOST is ${host}, and no address is known by that name (${code}). Set HOST to an address of this machine.`;
  if (syscall !== 'listen' && syscall !== 'bind') return null;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${address} is taken. Stop what runs there, or choose another port: ${anotherPort}.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: ports below 1024 belong to the system. Choose another one: ${anotherPort}.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address} to listen on. Set HOST to one it has, or to 0.0.0.0 for all.`;
    default:
      return `The server cannot listen on ${address}:${port} (${code}). Set HOST and PORT to others.`;
  }
}
