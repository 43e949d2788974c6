// Explains why the database cannot be used: which server, what is missing, and how to fix it; without passwords.
import { factsOf } from './failure-facts.ts';

const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOENT', 'EPIPE', '57P03'],
]);

export function explainDatabaseFailure(error: unknown, databaseUrl: string): string | null {
  const facts = factsOf(error);
  if (!facts) return null;
  const { code, message, syscall } = facts;
  const { server, role, database } = namesIn(databaseUrl);
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${server} refuses to log ${role} in: ${message}. Correct user and password in DATABASE_URL.`;
  if (code === '3D000')
    return `There is no database ${database} at ${server}. Create it (createdb --owner=${role} ${database}), or correct DATABASE_URL.`;
  if (code === '42501')
    return `${role} lacks rights in the database ${database} at ${server}: ${message}. Let it own the database: alter database "${database}" owner to "${role}".`;
  if (code === '53300')
    return `PostgreSQL at ${server} has no connection left: ${message}. Raise max_connections there, or stop what uses them.`;
  if (code === '53100')
    return `PostgreSQL at ${server} has no space left on its disk: ${message}. Free some there.`;
  const isCutOff = /^(Connection terminated|timeout exceeded|timeout expired)/.test(message);
  const isOnTheWay = syscall === '' || ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall);
  if ((unreachable.has(code) && isOnTheWay) || isCutOff)
    return `PostgreSQL does not answer at ${server} (${code || message}). Start it, or correct DATABASE_URL.`;
  return null;
}

function namesIn(databaseUrl: string): { server: string; role: string; database: string } {
  const { hostname, port, username, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const role = decodeURIComponent(username) || 'the user';
  return {
    server: host.startsWith('/') ? host : `${host || 'localhost'}:${port || 5432}`,
    role,
    database: decodeURIComponent(pathname.slice(1)) || role,
  };
}
