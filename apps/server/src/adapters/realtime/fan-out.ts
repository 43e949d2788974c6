// PostgreSQL carries realtime between the nodes, or Redis where there is one.
import type { OpenFanOut } from '#ports/realtime.ts';
import type { DatabaseLog } from '#store/engine/database.ts';
import { postgresFanOut } from './postgres.ts';
import { redisFanOut } from './redis.ts';

export interface FanOutOptions {
  connectionString: string;
  redisUrl: string | null;
  log: DatabaseLog;
}

export function fanOut({ connectionString, redisUrl, log }: FanOutOptions): OpenFanOut {
  const byPostgres = postgresFanOut(connectionString, log);
  return redisUrl === null ? byPostgres : redisFanOut(redisUrl, byPostgres, log);
}
